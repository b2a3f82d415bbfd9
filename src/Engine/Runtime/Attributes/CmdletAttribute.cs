namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)4)]
public sealed class CmdletAttribute : CmdletCommonMetadataAttribute
{
    public CmdletAttribute(string verbName, string nounName) => throw Unsupported.Member();
    public string NounName { get => throw Unsupported.Member(); }
    public string VerbName { get => throw Unsupported.Member(); }
}
