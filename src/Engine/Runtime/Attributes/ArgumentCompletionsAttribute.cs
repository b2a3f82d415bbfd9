namespace System.Management.Automation;

/// <summary>Suggested values of a parameter; others are accepted too.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public class ArgumentCompletionsAttribute : Attribute
{
    public ArgumentCompletionsAttribute(params string[] completions)
    {
        ArgumentNullException.ThrowIfNull(completions);
        Completions = completions;
    }

    internal string[] Completions { get; }
}
