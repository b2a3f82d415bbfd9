namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)4)]
public class CmdletBindingAttribute : CmdletCommonMetadataAttribute
{
    public CmdletBindingAttribute() => throw Unsupported.Member();
    public bool PositionalBinding { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
