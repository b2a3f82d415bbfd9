namespace Microsoft.PowerShell.Commands;

/// <summary>Goes to another location.</summary>
[Cmdlet("Set", "Location", DefaultParameterSetName = "Path", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097049")]
[OutputType(typeof(PathInfo))]
public class SetLocationCommand : CoreCommandBase
{
    [Parameter(Position = 0, ParameterSetName = "Path", ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    public string Path { get; set; } = "";

    [Parameter(ParameterSetName = "LiteralPath", Mandatory = true, ValueFromPipeline = false, ValueFromPipelineByPropertyName = true)]
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

    [Parameter(ParameterSetName = "Stack", ValueFromPipelineByPropertyName = true)]
    public string? StackName { get; set; }

    protected override void ProcessRecord()
    {
        var context = NewContext();
        if (ParameterSetName == "Stack")
        {
            context.Guard(StackName, () =>
            {
                var stack = SessionState.Path.SetDefaultLocationStack(StackName ?? "");
                if (PassThru)
                {
                    WriteObject(stack, enumerateCollection: false);
                }
            });
            return;
        }

        context.Guard(Path, () =>
        {
            var location = Session.SetLocation(string.IsNullOrEmpty(Path) ? "~" : Path, context);
            if (PassThru)
            {
                WriteObject(location);
            }
        });
    }
}
