using System.Collections;
using System.Management.Automation.Runtime;
using System.Reflection;

namespace Microsoft.PowerShell.Commands;

/// <summary>Import-Module.</summary>
[Cmdlet(VerbsData.Import, "Module", DefaultParameterSetName = NameSet, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096585")]
[OutputType(typeof(PSModuleInfo))]
public sealed class ImportModuleCommand : ModuleCmdletBase, IDisposable
{
    private const string NameSet = "Name";
    private const string FullyQualifiedNameSet = "FullyQualifiedName";
    private const string ModuleInfoSet = "ModuleInfo";
    private const string AssemblySet = "Assembly";

    [Parameter]
    public SwitchParameter Global { get; set; }

    [Parameter]
    [ValidateNotNull]
    public string? Prefix { get; set; }

    [Parameter(ParameterSetName = NameSet, Mandatory = true, ValueFromPipeline = true, Position = 0)]
    public string[] Name { get; set; } = [];

    [Parameter(ParameterSetName = FullyQualifiedNameSet, Mandatory = true, ValueFromPipeline = true, Position = 0)]
    public ModuleSpecification[] FullyQualifiedName { get; set; } = [];

    [Parameter(ParameterSetName = AssemblySet, Mandatory = true, ValueFromPipeline = true, Position = 0)]
    public Assembly[] Assembly { get; set; } = [];

    [Parameter(ParameterSetName = ModuleInfoSet, Mandatory = true, ValueFromPipeline = true, Position = 0)]
    public PSModuleInfo[] ModuleInfo { get; set; } = [];

    [Parameter]
    [ValidateNotNull]
    public string[]? Function { get; set; }

    [Parameter]
    [ValidateNotNull]
    public string[]? Cmdlet { get; set; }

    [Parameter]
    [ValidateNotNull]
    public string[]? Variable { get; set; }

    [Parameter]
    [ValidateNotNull]
    public string[]? Alias { get; set; }

    [Parameter]
    public SwitchParameter Force { get; set; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    [Parameter]
    public SwitchParameter AsCustomObject { get; set; }

    [Parameter(ParameterSetName = NameSet)]
    [Alias("Version")]
    public Version? MinimumVersion { get; set; }

    [Parameter(ParameterSetName = NameSet)]
    public string? MaximumVersion { get; set; }

    [Parameter(ParameterSetName = NameSet)]
    public Version? RequiredVersion { get; set; }

    [Parameter]
    [Alias("Args")]
    public object[] ArgumentList { get; set; } = [];

    [Parameter]
    public SwitchParameter DisableNameChecking { get; set; }

    [Parameter]
    [Alias("NoOverwrite")]
    public SwitchParameter NoClobber { get; set; }

    [Parameter]
    [ValidateSet("Local", "Global")]
    public string? Scope { get; set; }

    /// <summary>Compatibility sessions are a thing of Windows; elsewhere the switch is accepted and does nothing.</summary>
    [Parameter(ParameterSetName = NameSet)]
    [Parameter(ParameterSetName = FullyQualifiedNameSet)]
    [Alias("UseWinPS")]
    public SwitchParameter UseWindowsPowerShell { get; set; }

    [Parameter]
    public SwitchParameter SkipEditionCheck { get; set; }

    public void Dispose()
    {
    }

    protected override void ProcessRecord()
    {
        switch (ParameterSetName)
        {
            case NameSet:
                Array.ForEach(Name, n => ImportByName(n, VersionFilter(MinimumVersion, MaximumVersion, RequiredVersion)));
                break;
            case FullyQualifiedNameSet:
                Array.ForEach(FullyQualifiedName, s => ImportByName(s.Name, VersionFilter(s.Version, s.MaximumVersion, s.RequiredVersion)));
                break;
            case AssemblySet:
                Array.ForEach(Assembly, a => ImportByName(a.Location, null));
                break;
            default:
                Array.ForEach(ModuleInfo, ImportInfo);
                break;
        }
    }

    private void ImportByName(string name, Func<Version, bool>? isWanted)
    {
        var place = ModuleSearch.IsPath(name) ? GetUnresolvedProviderPathFromPSPath(name) : name;
        try
        {
            Finish(Context.Modules.Import(place, Options(isWanted)));
        }
        catch (FileNotFoundException)
        {
            WriteError(new ErrorRecord(
                new FileNotFoundException(
                    $"The specified module '{name}' was not loaded because no valid module file was found in any module directory."),
                "Modules_ModuleNotFound", ErrorCategory.ResourceUnavailable, name));
        }
        catch (ParseException e)
        {
            WriteError(e.ErrorRecord);
        }
        catch (RuntimeException e) when (e is not ActionPreferenceStopException)
        {
            // The module's own error, told as this command's.
            ThrowTerminatingError(new ErrorRecord(e.ErrorRecord, e));
        }
        catch (Exception e) when (e is BadImageFormatException or PSInvalidOperationException or InvalidOperationException)
        {
            WriteError(new ErrorRecord(e, "Modules_ModuleFileCouldNotBeLoaded", ErrorCategory.ResourceUnavailable, name));
        }
    }

    private void ImportInfo(PSModuleInfo module)
    {
        module.IsDynamicUnlisted = false;
        Context.Modules.Add(module);
        ModuleMembers.Import(module, Options(null));
        Finish(module);
    }

    private void Finish(PSModuleInfo module)
    {
        if (!DisableNameChecking)
        {
            CommandNames.Check(module, WriteWarning);
        }

        if (AsCustomObject)
        {
            WriteObject(module.AsCustomObject());
        }
        else if (PassThru)
        {
            WriteObject(module);
        }
    }

    private ModuleImportOptions Options(Func<Version, bool>? isWanted) => new(Target(Global || Scope == "Global"))
    {
        Scope = Scope == "Local" ? Context.CurrentState.CurrentScope : null,
        Prefix = Prefix ?? "",
        Force = Force,
        NoClobber = NoClobber,
        Arguments = [.. ArgumentList],
        IsWanted = isWanted,
        Selection = Function is null && Cmdlet is null && Variable is null && Alias is null
            ? null
            : new ExportSelection().Add(Function ?? Unless(Cmdlet), Cmdlet ?? Unless(Function), Alias, Variable),
    };

    /// <summary>Picking commands of one kind leaves the others out; picking only variables or aliases leaves commands in.</summary>
    private static string[]? Unless(ICollection? other) => other is null ? ["*"] : null;
}
