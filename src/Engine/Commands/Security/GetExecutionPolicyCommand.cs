namespace Microsoft.PowerShell.Commands;

/// <summary>Tells the execution policy: on Unix there is none, so everything may run.</summary>
[Cmdlet("Get", "ExecutionPolicy", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096594")]
public class GetExecutionPolicyCommand : PSCmdlet
{
    [Parameter(Position = 0, ValueFromPipelineByPropertyName = true)]
    public Microsoft.PowerShell.ExecutionPolicyScope Scope { get; set; } = Microsoft.PowerShell.ExecutionPolicyScope.LocalMachine;

    [Parameter]
    public SwitchParameter List { get; set; }

    protected override void BeginProcessing() => WriteObject(Microsoft.PowerShell.ExecutionPolicy.Unrestricted);
}
