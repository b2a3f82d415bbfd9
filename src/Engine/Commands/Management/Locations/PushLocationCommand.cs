namespace Microsoft.PowerShell.Commands;

/// <summary>Remembers the current location and goes to another.</summary>
[Cmdlet("Push", "Location", DefaultParameterSetName = "Path", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097105")]
public class PushLocationCommand : CoreCommandBase
{
    [Parameter(Position = 0, ParameterSetName = "Path", ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    public string Path { get; set; } = "";

    [Parameter(ParameterSetName = "LiteralPath", ValueFromPipeline = false, ValueFromPipelineByPropertyName = true)]
    [Alias("PSPath", "LP")]
    public string LiteralPath
    {
        get => Path;
        set
        {
            IsLiteral = true;
            Path = value;
        }
    }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public string? StackName { get; set; }

    protected override void ProcessRecord()
    {
        var context = NewContext();
        context.Guard(Path, () =>
        {
            Session.Push(StackName);
            if (!string.IsNullOrEmpty(Path))
            {
                try
                {
                    Session.SetLocation(Path, context);
                }
                catch
                {
                    Session.Drop(StackName);
                    throw;
                }
            }

            if (PassThru)
            {
                WriteObject(Session.CurrentLocation);
            }
        });
    }
}
