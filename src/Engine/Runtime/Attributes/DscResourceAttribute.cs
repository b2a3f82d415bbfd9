using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)4)]
public class DscResourceAttribute : CmdletMetadataAttribute
{
    public DscResourceAttribute() => throw Unsupported.Member();
    public DSCResourceRunAsCredential RunAsCredential { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
