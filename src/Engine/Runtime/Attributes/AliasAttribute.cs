using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>Further names of a command or a parameter.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Property | AttributeTargets.Field, AllowMultiple = false)]
public sealed class AliasAttribute : ParsingBaseAttribute
{
    public AliasAttribute(params string[] aliasNames)
    {
        ArgumentNullException.ThrowIfNull(aliasNames);
        AliasNames = aliasNames;
    }

    public IList<string> AliasNames { get; }
}
