namespace System.Management.Automation.Remoting;

public sealed class PSSessionConfigurationData
{
    internal PSSessionConfigurationData() { }
    public List<string> ModulesToImport { get => throw Unsupported.Member(); }
    public string PrivateData { get => throw Unsupported.Member(); }
}
