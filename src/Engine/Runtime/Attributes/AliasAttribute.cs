using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)388, AllowMultiple = false)]
public sealed class AliasAttribute : ParsingBaseAttribute
{
    public AliasAttribute(params string[] aliasNames) => throw Unsupported.Member();
    public IList<string> AliasNames { get => throw Unsupported.Member(); }
}
