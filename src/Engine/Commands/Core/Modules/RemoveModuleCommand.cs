using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Remove-Module.</summary>
[Cmdlet(VerbsCommon.Remove, "Module", SupportsShouldProcess = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096802")]
public sealed class RemoveModuleCommand : ModuleCmdletBase
{
    private bool _removedAny;
    private bool _askedByPattern;

    [Parameter(Mandatory = true, ParameterSetName = "name", ValueFromPipeline = true, Position = 0)]
    public string[] Name { get; set; } = [];

    [Parameter(Mandatory = true, ParameterSetName = "FullyQualifiedName", ValueFromPipeline = true, Position = 0)]
    public ModuleSpecification[] FullyQualifiedName { get; set; } = [];

    [Parameter(Mandatory = true, ParameterSetName = "ModuleInfo", ValueFromPipeline = true, Position = 0)]
    public PSModuleInfo[] ModuleInfo { get; set; } = [];

    [Parameter]
    public SwitchParameter Force { get; set; }

    protected override void ProcessRecord()
    {
        foreach (var module in Matching())
        {
            Remove(module);
        }
    }

    protected override void EndProcessing()
    {
        if (!_removedAny && !_askedByPattern)
        {
            WriteError(new ErrorRecord(
                new InvalidOperationException(
                    "No modules were removed. Verify that the specification of modules to remove is correct and those modules exist in the runspace."),
                "Modules_NoModulesRemoved", ErrorCategory.ResourceUnavailable, null));
        }
    }

    private List<PSModuleInfo> Matching()
    {
        var found = new List<PSModuleInfo>(ModuleInfo);
        foreach (var name in Name)
        {
            if (ModuleSearch.IsPath(name))
            {
                var path = GetUnresolvedProviderPathFromPSPath(name);
                found.AddRange(Context.Modules.Loaded.Where(m => m.Path.Equals(path, StringComparison.Ordinal)));
                continue;
            }

            _askedByPattern |= WildcardPattern.ContainsWildcardCharacters(name);
            var pattern = WildcardPattern.Get(name, WildcardOptions.IgnoreCase);
            found.AddRange(Context.Modules.Loaded.Where(m => pattern.IsMatch(m.Name)));
        }

        foreach (var specification in FullyQualifiedName)
        {
            var isWanted = VersionFilter(specification.Version, specification.MaximumVersion, specification.RequiredVersion);
            found.AddRange(Context.Modules.Loaded.Where(m =>
                (m.Name.Equals(specification.Name, StringComparison.OrdinalIgnoreCase) || m.Path.Equals(specification.Name, StringComparison.OrdinalIgnoreCase))
                && (isWanted is null || isWanted(m.Version))));
        }

        return found;
    }

    private void Remove(PSModuleInfo module)
    {
        if (module.AccessMode == ModuleAccessMode.Constant || (module.AccessMode == ModuleAccessMode.ReadOnly && !Force))
        {
            WriteError(new ErrorRecord(
                new InvalidOperationException(
                    $"Unable to remove the module '{module.Name}' because it is {(module.AccessMode == ModuleAccessMode.Constant ? "constant" : "read-only. Add the Force parameter to your command to remove read-only modules")}."),
                module.AccessMode == ModuleAccessMode.Constant ? "Modules_ModuleIsConstant" : "Modules_ModuleIsReadOnly",
                ErrorCategory.PermissionDenied, module));
            return;
        }

        if (ShouldProcess($"{module.Name} (Path: '{module.Path}')"))
        {
            Context.Modules.Remove(module);
            _removedAny = true;
        }
    }
}
