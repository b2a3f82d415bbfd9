using System.Collections.ObjectModel;
using System.Management.Automation.Provider;

namespace System.Management.Automation;

/// <summary>A provider as a session knows it.</summary>
public class ProviderInfo
{
    private readonly ProviderSession? _session;

    protected ProviderInfo(ProviderInfo providerInfo)
    {
        ArgumentNullException.ThrowIfNull(providerInfo);
        Name = providerInfo.Name;
        ImplementingType = providerInfo.ImplementingType;
        Capabilities = providerInfo.Capabilities;
        _session = providerInfo._session;
        Instance = providerInfo.Instance;
        Home = providerInfo.Home;
        Description = providerInfo.Description;
    }

    internal ProviderInfo(string name, Type type, ProviderCapabilities capabilities, ProviderSession session)
    {
        Name = name;
        ImplementingType = type;
        Capabilities = capabilities;
        _session = session;
        Home = name == "FileSystem" ? Environment.GetFolderPath(Environment.SpecialFolder.UserProfile) is { Length: > 0 } home ? home : "/" : "";
    }

    public ProviderCapabilities Capabilities { get; }

    public string Description { get; set; } = "";

    public Collection<PSDriveInfo> Drives => [.. (_session?.Drives() ?? []).Where(drive => drive.Provider.Name == Name)];

    public string HelpFile => "System.Management.Automation.dll-Help.xml";

    public string Home { get; set; }

    public Type ImplementingType { get; }

    public PSModuleInfo? Module => null;

    public string ModuleName => "Microsoft.PowerShell.Core";

    public string Name { get; }

    internal CmdletProvider? Instance { get; set; }

    internal string QualifiedName => ModuleName + "\\" + Name;

    public override string ToString() => QualifiedName;
}
