namespace Microsoft.PowerShell.Commands;

/// <summary>Gives paths as their provider writes them.</summary>
[Cmdlet("Convert", "Path", DefaultParameterSetName = "Path", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096588")]
[OutputType(typeof(string))]
public class ConvertPathCommand : CoreCommandBase
{
    [Parameter(Position = 0, ParameterSetName = "Path", Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    public string[]? Path { get; set; }

    [Parameter(ParameterSetName = "LiteralPath", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Alias("PSPath", "LP")]
    public string[]? LiteralPath
    {
        get => Path;
        set
        {
            IsLiteral = true;
            Path = value;
        }
    }

    protected override void ProcessRecord()
        => ForEachItem(Path, NewContext(), mustExist: true, location => WriteObject(location.Path));
}
