using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class AllowNullAttribute : CmdletMetadataAttribute
{
    public AllowNullAttribute() => throw Unsupported.Member();
}
