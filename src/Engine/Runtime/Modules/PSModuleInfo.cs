using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;
using System.Reflection;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

/// <summary>A module: its manifest's data, the session state in which its script runs, and what it exports.</summary>
public sealed partial class PSModuleInfo
{
    private readonly List<PSModuleInfo> _nested = [];
    private readonly List<PSModuleInfo> _required = [];
    private string? _description;

    /// <summary>A dynamic module without code.</summary>
    public PSModuleInfo(bool linkToGlobal)
        : this("", null, ModuleType.Script)
    {
        var context = ExecutionContext.Required;
        State = new SessionStateInternal(context, linkToGlobal ? context.GlobalState : null, this);
    }

    /// <summary>A dynamic module whose script is run at once.</summary>
    public PSModuleInfo(ScriptBlock scriptBlock)
        : this(linkToGlobal: true)
    {
        ArgumentNullException.ThrowIfNull(scriptBlock);
        ModuleLoader.RunBody(this, scriptBlock, [], NullSink.Instance);
    }

    internal PSModuleInfo(string name, string? path, ModuleType type)
    {
        Name = name;
        Path = path ?? "";
        ModuleType = type;
        ModuleBase = path is null ? "" : IO.Path.GetDirectoryName(path) ?? "";
    }

    public static bool UseAppDomainLevelModuleCache { get; set; }

    public ModuleAccessMode AccessMode { get; set; }

    public string Author => Manifest?.Text("Author") ?? "";

    public Version? ClrVersion => Manifest?.Version("CLRVersion");

    public string CompanyName => Manifest?.Text("CompanyName") ?? "";

    public IEnumerable<string> CompatiblePSEditions => Manifest?.Texts("CompatiblePSEditions") ?? [];

    public string Copyright => Manifest?.Text("Copyright") ?? "";

    /// <summary>The script of a dynamic or script module.</summary>
    public string Definition { get; internal set; } = "";

    public string Description
    {
        get => _description ?? Manifest?.Text("Description") ?? "";
        set => _description = value;
    }

    public Version? DotNetFrameworkVersion => Manifest?.Version("DotNetFrameworkVersion");

    public IEnumerable<string> FileList => Manifest?.Texts("FileList") ?? [];

    public Guid Guid => Guid.TryParse(Manifest?.Text("GUID"), out var guid) ? guid : Guid.Empty;

    public string HelpInfoUri => Manifest?.Text("HelpInfoURI") ?? "";

    public Uri? IconUri => Manifest?.PublishedUri("IconUri");

    public Assembly? ImplementingAssembly { get; internal set; }

    public Uri? LicenseUri => Manifest?.PublishedUri("LicenseUri");

    public bool LogPipelineExecutionDetails { get; set; }

    public string ModuleBase { get; internal set; }

    public IEnumerable<object> ModuleList => Manifest?.Items("ModuleList") ?? [];

    public ModuleType ModuleType { get; internal set; }

    public string Name { get; internal set; }

    public ReadOnlyCollection<PSModuleInfo> NestedModules => new(_nested);

    /// <summary>Runs when the module is removed.</summary>
    public ScriptBlock? OnRemove { get; set; }

    /// <summary>The file that Import-Module was given; for a dynamic module its generated name.</summary>
    public string Path { get; internal set; }

    public string PowerShellHostName => Manifest?.Text("PowerShellHostName") ?? "";

    public Version? PowerShellHostVersion => Manifest?.Version("PowerShellHostVersion");

    public Version? PowerShellVersion => Manifest?.Version("PowerShellVersion");

    public string Prefix => "";

    public object? PrivateData { get; set; }

    public ProcessorArchitecture ProcessorArchitecture => ProcessorArchitecture.None;

    public Uri? ProjectUri => Manifest?.PublishedUri("ProjectUri");

    public string ReleaseNotes => Manifest?.PublishedText("ReleaseNotes") ?? "";

    public Uri? RepositorySourceLocation => null;

    public IEnumerable<string> RequiredAssemblies => Manifest?.Texts("RequiredAssemblies") ?? [];

    public ReadOnlyCollection<PSModuleInfo> RequiredModules => new(_required);

    public string RootModule { get; internal set; } = "";

    public IEnumerable<string> Scripts => Manifest?.Texts("ScriptsToProcess") ?? [];

    public SessionState? SessionState
    {
        get => State?.PublicState;
        set => throw new PSNotSupportedException("The session state of a module is fixed when the module is made.");
    }

    public IEnumerable<string> Tags => Manifest?.PublishedTexts("Tags") ?? [];

    public Version Version { get; internal set; } = new(0, 0);

    internal SessionStateInternal? State { get; set; }

    internal ModuleManifest? Manifest { get; set; }

    /// <summary>Made by New-Module and not imported by Import-Module: listed nowhere.</summary>
    internal bool IsDynamicUnlisted { get; set; }

    public static void ClearAppDomainLevelModulePathCache()
    {
    }

    public PSModuleInfo Clone() => (PSModuleInfo)MemberwiseClone();

    public override string ToString() => Name;

    internal void AddNested(PSModuleInfo module) => _nested.Add(module);

    internal void AddRequired(PSModuleInfo module) => _required.Add(module);
}
