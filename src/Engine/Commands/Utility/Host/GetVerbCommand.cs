namespace Microsoft.PowerShell.Commands;

/// <summary>Lists approved verbs.</summary>
[Cmdlet("Get", "Verb", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097026")]
[OutputType(typeof(VerbInfo))]
public class GetVerbCommand : Cmdlet
{
    [Parameter(ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, Position = 0)]
    public string[]? Verb { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true, Position = 1)]
    [ValidateSet("Common", "Communications", "Data", "Diagnostic", "Lifecycle", "Other", "Security")]
    public string[]? Group { get; set; }

    protected override void ProcessRecord()
    {
        foreach (var verb in VerbTable.All)
        {
            if ((Group is null || Group.Contains(verb.Group, StringComparer.OrdinalIgnoreCase))
                && (Verb is null || Verb.Any(pattern => WildcardPattern.Get(pattern, WildcardOptions.IgnoreCase).IsMatch(verb.Verb))))
            {
                WriteObject(verb);
            }
        }
    }
}
