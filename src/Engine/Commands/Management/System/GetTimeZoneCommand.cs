namespace Microsoft.PowerShell.Commands;

/// <summary>Gets time zones.</summary>
[Cmdlet("Get", "TimeZone", DefaultParameterSetName = "Name", HelpUri = "https://go.microsoft.com/fwlink/?LinkId=2096904")]
[Alias("gtz")]
[OutputType(typeof(TimeZoneInfo))]
public class GetTimeZoneCommand : PSCmdlet
{
    [Parameter(ParameterSetName = "Id", ValueFromPipeline = true, Mandatory = true)]
    public string[]? Id { get; set; }

    [Parameter(ParameterSetName = "ListAvailable")]
    public SwitchParameter ListAvailable { get; set; }

    [Parameter(Position = 1, ParameterSetName = "Name")]
    public string[]? Name { get; set; }

    protected override void ProcessRecord()
    {
        if (ListAvailable)
        {
            WriteObject(TimeZoneInfo.GetSystemTimeZones(), enumerateCollection: true);
        }
        else if (Id is not null)
        {
            foreach (var id in Id)
            {
                Find(id);
            }
        }
        else if (Name is not null)
        {
            foreach (var name in Name)
            {
                var pattern = WildcardPattern.Get(name, WildcardOptions.IgnoreCase);
                WriteObject(TimeZoneInfo.GetSystemTimeZones().Where(zone => pattern.IsMatch(zone.StandardName) || pattern.IsMatch(zone.DaylightName)), enumerateCollection: true);
            }
        }
        else
        {
            WriteObject(TimeZoneInfo.Local);
        }
    }

    private void Find(string id)
    {
        try
        {
            WriteObject(TimeZoneInfo.FindSystemTimeZoneById(id));
        }
        catch (TimeZoneNotFoundException e)
        {
            WriteError(new ErrorRecord(e, "TimeZoneNotFound", ErrorCategory.InvalidArgument, "Id"));
        }
    }
}
