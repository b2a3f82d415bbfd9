namespace System.Management.Automation.Runtime;

/// <summary>Script blocks and methods as delegates.</summary>
internal static class DelegateConversion
{
    public static ConversionRule? Find(Type from)
    {
        if (typeof(ScriptBlock).IsAssignableFrom(from))
        {
            return FromScriptBlock;
        }

        return typeof(PSMethod).IsAssignableFrom(from) ? FromMethod : null;
    }

    private static bool FromScriptBlock(ref ConversionAttempt attempt)
        => attempt.Succeed(ScriptServices.Current.CreateDelegate((ScriptBlock)attempt.Value, attempt.Type));

    private static bool FromMethod(ref ConversionAttempt attempt)
        => ((PSMethod)attempt.Value).TryCreateDelegate(attempt.Type, out var result) && attempt.Succeed(result);
}
