using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class AllowEmptyStringAttribute : CmdletMetadataAttribute
{
    public AllowEmptyStringAttribute() => throw Unsupported.Member();
}
