namespace System.Management.Automation;

/// <summary>Who suggests values of a parameter.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public class ArgumentCompleterAttribute : Attribute
{
    public ArgumentCompleterAttribute(Type type)
    {
        if (type is null || !typeof(IArgumentCompleter).IsAssignableFrom(type))
        {
            throw new PSArgumentException($"The argument must be a type that implements '{nameof(IArgumentCompleter)}'.", nameof(type));
        }

        Type = type;
    }

    public ArgumentCompleterAttribute(ScriptBlock scriptBlock)
    {
        ArgumentNullException.ThrowIfNull(scriptBlock);
        ScriptBlock = scriptBlock;
    }

    public ScriptBlock? ScriptBlock { get; }

    public Type? Type { get; }
}
