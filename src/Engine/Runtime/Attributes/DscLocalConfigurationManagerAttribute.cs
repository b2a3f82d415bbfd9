using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)4)]
public class DscLocalConfigurationManagerAttribute : CmdletMetadataAttribute
{
    public DscLocalConfigurationManagerAttribute() => throw Unsupported.Member();
}
