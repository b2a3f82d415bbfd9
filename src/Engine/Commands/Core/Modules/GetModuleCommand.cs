using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Get-Module.</summary>
[Cmdlet(VerbsCommon.Get, "Module", DefaultParameterSetName = LoadedSet, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096696")]
[OutputType(typeof(PSModuleInfo))]
public sealed class GetModuleCommand : ModuleCmdletBase, IDisposable
{
    private const string LoadedSet = "Loaded";
    private const string AvailableSet = "Available";

    [Parameter(ParameterSetName = LoadedSet, ValueFromPipeline = true, Position = 0)]
    [Parameter(ParameterSetName = AvailableSet, ValueFromPipeline = true, Position = 0)]
    public string[]? Name { get; set; }

    [Parameter(ParameterSetName = LoadedSet, ValueFromPipelineByPropertyName = true)]
    [Parameter(ParameterSetName = AvailableSet, ValueFromPipelineByPropertyName = true)]
    public ModuleSpecification[]? FullyQualifiedName { get; set; }

    [Parameter(ParameterSetName = LoadedSet)]
    [Parameter(ParameterSetName = AvailableSet)]
    public SwitchParameter All { get; set; }

    [Parameter(ParameterSetName = AvailableSet, Mandatory = true)]
    public SwitchParameter ListAvailable { get; set; }

    [Parameter(ParameterSetName = AvailableSet)]
    public string? PSEdition { get; set; }

    [Parameter(ParameterSetName = AvailableSet)]
    public SwitchParameter SkipEditionCheck { get; set; }

    /// <summary>Nothing is cached across calls, so there is nothing to refresh.</summary>
    [Parameter(ParameterSetName = AvailableSet)]
    public SwitchParameter Refresh { get; set; }

    public void Dispose()
    {
    }

    protected override void ProcessRecord()
    {
        foreach (var module in ListAvailable ? Available() : Loaded())
        {
            if (IsWanted(module))
            {
                WriteObject(module);
            }
        }
    }

    private IEnumerable<PSModuleInfo> Loaded()
    {
        if (All)
        {
            return Context.Modules.Loaded;
        }

        // What the running code's own state imported, and what is imported for all.
        var own = Context.CurrentState.ImportedModules;
        return own.Concat(Context.GlobalState.ImportedModules).Distinct().OrderBy(m => m.Name, StringComparer.OrdinalIgnoreCase).ToList();
    }

    private IEnumerable<PSModuleInfo> Available()
    {
        if (Name is not null)
        {
            foreach (var path in Name.Where(ModuleSearch.IsPath))
            {
                if (ModuleSearch.FindByPath(GetUnresolvedProviderPathFromPSPath(path)) is { } file)
                {
                    yield return Describe(file);
                }
            }
        }

        foreach (var (_, file) in ModuleSearch.All())
        {
            if (Name is null || IsNamed(Path.GetFileNameWithoutExtension(file)))
            {
                yield return Describe(file);
            }
        }
    }

    /// <summary>What a file tells of a module without running it.</summary>
    private PSModuleInfo Describe(string file)
    {
        var name = Path.GetFileNameWithoutExtension(file);
        if (!file.EndsWith(".psd1", StringComparison.OrdinalIgnoreCase))
        {
            return new PSModuleInfo(name, file, file.EndsWith(".dll", StringComparison.OrdinalIgnoreCase) ? ModuleType.Binary : ModuleType.Script);
        }

        try
        {
            var manifest = ModuleManifest.Read(file);
            var type = manifest.RootModule switch
            {
                null => ModuleType.Manifest,
                var root when root.EndsWith(".dll", StringComparison.OrdinalIgnoreCase) => ModuleType.Binary,
                _ => ModuleType.Script,
            };
            return new PSModuleInfo(name, file, type) { Manifest = manifest, Version = manifest.ModuleVersion, RootModule = manifest.RootModule ?? "" };
        }
        catch (Exception e) when (e is PSInvalidOperationException or ParseException)
        {
            WriteError(new ErrorRecord(e, "Modules_InvalidManifest", ErrorCategory.ResourceUnavailable, file));
            return new PSModuleInfo(name, file, ModuleType.Manifest);
        }
    }

    private bool IsWanted(PSModuleInfo module)
    {
        if (FullyQualifiedName is not null)
        {
            return Array.Exists(FullyQualifiedName, s =>
                (s.Name.Equals(module.Name, StringComparison.OrdinalIgnoreCase) || s.Name.Equals(module.Path, StringComparison.OrdinalIgnoreCase))
                && (VersionFilter(s.Version, s.MaximumVersion, s.RequiredVersion)?.Invoke(module.Version) ?? true));
        }

        return Name is null || IsNamed(module.Name) || Name.Contains(module.Path, StringComparer.OrdinalIgnoreCase)
            || Array.Exists(Name, n => ModuleSearch.IsPath(n) && (ListAvailable || GetUnresolvedProviderPathFromPSPath(n) == module.Path));
    }

    private bool IsNamed(string name) => Array.Exists(Name!, n => WildcardPattern.Get(n, WildcardOptions.IgnoreCase).IsMatch(name));
}
