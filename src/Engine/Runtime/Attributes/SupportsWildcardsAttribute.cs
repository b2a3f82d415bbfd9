using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class SupportsWildcardsAttribute : ParsingBaseAttribute
{
    public SupportsWildcardsAttribute() => throw Unsupported.Member();
}
