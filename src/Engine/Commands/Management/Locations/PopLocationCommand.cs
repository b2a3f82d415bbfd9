namespace Microsoft.PowerShell.Commands;

/// <summary>Goes back to the location remembered last.</summary>
[Cmdlet("Pop", "Location", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096907")]
[OutputType(typeof(PathInfo))]
public class PopLocationCommand : CoreCommandBase
{
    [Parameter]
    public SwitchParameter PassThru { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public string? StackName { get; set; }

    protected override void ProcessRecord()
        => NewContext().Guard(StackName, () =>
        {
            var location = Session.Pop(StackName);
            if (PassThru && location is not null)
            {
                WriteObject(location);
            }
        });
}
