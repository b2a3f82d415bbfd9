using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)4, AllowMultiple = true)]
public sealed class OutputTypeAttribute : CmdletMetadataAttribute
{
    public OutputTypeAttribute(params Type[] type) => throw Unsupported.Member();
    public OutputTypeAttribute(params string[] type) => throw Unsupported.Member();
    public string[] ParameterSetName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string ProviderCmdlet { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSTypeName[] Type { get => throw Unsupported.Member(); }
}
