namespace Microsoft.PowerShell.Commands;

/// <summary>Sets the execution policy, where the platform has one.</summary>
[Cmdlet("Set", "ExecutionPolicy", SupportsShouldProcess = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096612")]
public class SetExecutionPolicyCommand : PSCmdlet
{
    [Parameter(Position = 0, Mandatory = true, ValueFromPipelineByPropertyName = true)]
    public Microsoft.PowerShell.ExecutionPolicy ExecutionPolicy { get; set; }

    [Parameter(Position = 1, ValueFromPipelineByPropertyName = true)]
    public Microsoft.PowerShell.ExecutionPolicyScope Scope { get; set; } = Microsoft.PowerShell.ExecutionPolicyScope.LocalMachine;

    [Parameter]
    public SwitchParameter Force { get; set; }

    protected override void BeginProcessing()
        => ThrowTerminatingError(new ErrorRecord(new PlatformNotSupportedException("Operation is not supported on this platform."),
            "NotSupported", ErrorCategory.NotImplemented, null));
}
