namespace System.Management.Automation.Compiler;

/// <summary>A truth value as parameter or variable type takes no text, although a cast would.</summary>
internal static class BoolRule
{
    public static bool Refuses(Type type, object? value, out string message)
    {
        message = string.Empty;
        if (type != typeof(bool))
        {
            return false;
        }

        var bare = value is PSObject wrapper ? wrapper.BaseObject : value;
        if (bare is bool or SwitchParameter || (bare is not null && Type.GetTypeCode(bare.GetType()) is >= TypeCode.SByte and <= TypeCode.Decimal))
        {
            return false;
        }

        message = $"Cannot convert value \"{bare?.GetType().FullName}\" to type \"System.Boolean\". "
            + "Boolean parameters accept only Boolean values and numbers, such as $True, $False, 1 or 0.";
        return true;
    }
}
