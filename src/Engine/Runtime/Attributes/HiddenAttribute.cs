using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)992)]
public sealed class HiddenAttribute : ParsingBaseAttribute
{
    public HiddenAttribute() => throw Unsupported.Member();
}
