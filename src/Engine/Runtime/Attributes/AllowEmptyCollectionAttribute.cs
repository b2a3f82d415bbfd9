using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class AllowEmptyCollectionAttribute : CmdletMetadataAttribute
{
    public AllowEmptyCollectionAttribute() => throw Unsupported.Member();
}
