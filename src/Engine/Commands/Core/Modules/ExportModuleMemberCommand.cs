using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Export-ModuleMember.</summary>
[Cmdlet(VerbsData.Export, "ModuleMember", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096578")]
public sealed class ExportModuleMemberCommand : PSCmdlet
{
    [Parameter(ValueFromPipeline = true, Position = 0)]
    [AllowEmptyCollection]
    public string[]? Function { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    [AllowEmptyCollection]
    public string[]? Cmdlet { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    [ValidateNotNull]
    public string[]? Variable { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    [ValidateNotNull]
    public string[]? Alias { get; set; }

    protected override void ProcessRecord()
    {
        var state = System.Management.Automation.Runtime.ExecutionContext.Required.CurrentState;
        if (state.Module is null)
        {
            ThrowTerminatingError(new ErrorRecord(
                new InvalidOperationException("The Export-ModuleMember cmdlet can only be called from inside a module."),
                "Modules_CanOnlyExecuteExportModuleMemberInsideAModule", ErrorCategory.PermissionDenied, null));
        }

        // The first call, even one without arguments, ends the rule that all functions are exported.
        state.Selection = (state.Selection ?? new ExportSelection()).Add(Function, Cmdlet, Alias, Variable);
    }
}
