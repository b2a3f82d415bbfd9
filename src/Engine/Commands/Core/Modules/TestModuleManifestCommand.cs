using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Test-ModuleManifest.</summary>
[Cmdlet(VerbsDiagnostic.Test, "ModuleManifest", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096900")]
[OutputType(typeof(PSModuleInfo))]
public sealed class TestModuleManifestCommand : ModuleCmdletBase
{
    [Parameter(Mandatory = true, ValueFromPipeline = true, Position = 0, ValueFromPipelineByPropertyName = true)]
    public string Path { get; set; } = "";

    protected override void ProcessRecord()
    {
        foreach (var file in GetResolvedProviderPathFromPSPath(Path, out _))
        {
            if (!file.EndsWith(".psd1", StringComparison.OrdinalIgnoreCase))
            {
                ThrowTerminatingError(new ErrorRecord(
                    new InvalidOperationException($"The file '{file}' is not a module manifest: its extension must be .psd1."),
                    "Modules_InvalidModuleManifestPath", ErrorCategory.InvalidArgument, file));
            }

            Check(file);
        }
    }

    private void Check(string file)
    {
        ModuleManifest manifest;
        try
        {
            manifest = ModuleManifest.Read(file);
        }
        catch (Exception e) when (e is PSInvalidOperationException or ParseException)
        {
            WriteError(new ErrorRecord(e, "Modules_InvalidManifest", ErrorCategory.ResourceUnavailable, file));
            return;
        }

        if (!manifest.Has("ModuleVersion"))
        {
            WriteError(new ErrorRecord(
                new InvalidOperationException($"The member 'ModuleVersion' is not present in the module manifest '{file}'."),
                "Modules_RequiredModuleVersionMissing", ErrorCategory.ResourceUnavailable, file));
        }

        if (manifest.RootModule is { Length: > 0 } root && ModuleSearch.FindByPath(manifest.FullPath(root)) is null)
        {
            WriteError(new ErrorRecord(
                new FileNotFoundException($"The specified RootModule entry '{root}' in the module manifest '{file}' is invalid. Try again after updating this entry with valid values."),
                "Modules_InvalidRootModuleInModuleManifest", ErrorCategory.ObjectNotFound, file));
        }

        WriteObject(new PSModuleInfo(System.IO.Path.GetFileNameWithoutExtension(file), file, manifest.RootModule is null ? ModuleType.Manifest : ModuleType.Script)
        {
            Manifest = manifest,
            Version = manifest.ModuleVersion,
            RootModule = manifest.RootModule ?? "",
            PrivateData = manifest.Data["PrivateData"],
        });
    }
}
