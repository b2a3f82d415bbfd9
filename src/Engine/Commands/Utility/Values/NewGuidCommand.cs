namespace Microsoft.PowerShell.Commands;

/// <summary>Makes a GUID.</summary>
[Cmdlet("New", "Guid", DefaultParameterSetName = "Default", HelpUri = "https://go.microsoft.com/fwlink/?LinkId=526920")]
[OutputType(typeof(Guid))]
public class NewGuidCommand : PSCmdlet
{
    [Parameter(ParameterSetName = "Empty")]
    public SwitchParameter Empty { get; set; }

    [Parameter(Position = 0, ValueFromPipeline = true, ParameterSetName = "InputObject")]
    public string? InputObject { get; set; }

    protected override void ProcessRecord()
    {
        if (ParameterSetName != "InputObject")
        {
            WriteObject(Empty ? Guid.Empty : Guid.NewGuid());
            return;
        }

        try
        {
            WriteObject(new Guid(InputObject!));
        }
        catch (Exception e) when (e is FormatException or OverflowException or ArgumentNullException)
        {
            WriteError(new ErrorRecord(e, "StringNotRecognizedAsGuid", ErrorCategory.InvalidArgument, null));
        }
    }
}
