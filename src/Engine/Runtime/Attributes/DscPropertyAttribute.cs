using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public class DscPropertyAttribute : CmdletMetadataAttribute
{
    public DscPropertyAttribute() => throw Unsupported.Member();
    public bool Key { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool Mandatory { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool NotConfigurable { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
