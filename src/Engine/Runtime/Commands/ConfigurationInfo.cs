namespace System.Management.Automation;

public class ConfigurationInfo : FunctionInfo
{
    internal ConfigurationInfo() { }
    public bool IsMetaConfiguration { get => throw Unsupported.Member(); }
}
