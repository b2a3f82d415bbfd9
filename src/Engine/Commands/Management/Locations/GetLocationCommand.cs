namespace Microsoft.PowerShell.Commands;

/// <summary>Gives the current location.</summary>
[Cmdlet("Get", "Location", DefaultParameterSetName = "Location", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096495")]
[OutputType(typeof(PathInfo), typeof(PathInfoStack))]
public class GetLocationCommand : CoreCommandBase
{
    [Parameter(ParameterSetName = "Location", ValueFromPipelineByPropertyName = true)]
    public string[]? PSProvider { get; set; }

    [Parameter(ParameterSetName = "Location", ValueFromPipelineByPropertyName = true)]
    public string[]? PSDrive { get; set; }

    [Parameter(ParameterSetName = "Stack")]
    public SwitchParameter Stack { get; set; }

    [Parameter(ParameterSetName = "Stack", ValueFromPipelineByPropertyName = true)]
    public string[]? StackName { get; set; }

    protected override void ProcessRecord()
    {
        if (ParameterSetName == "Stack")
        {
            foreach (var name in StackName is { Length: > 0 } names ? names : [""])
            {
                NewContext().Guard(name, () => WriteObject(Session.Stack(name), enumerateCollection: false));
            }

            return;
        }

        if (PSDrive is { Length: > 0 })
        {
            foreach (var name in PSDrive)
            {
                NewContext().Guard(name, () =>
                {
                    var drive = Session.GetDrive(name);
                    WriteObject(new System.Management.Automation.Provider.ProviderLocation(drive.Provider, drive,
                        drive.CurrentPath.Length > 0 ? drive.CurrentPath : drive.Root).ToPathInfo());
                });
            }

            return;
        }

        if (PSProvider is { Length: > 0 })
        {
            foreach (var name in PSProvider)
            {
                NewContext().Guard(name, () => WriteObject(SessionState.Path.CurrentProviderLocation(name)));
            }

            return;
        }

        WriteObject(Session.CurrentLocation);
    }
}
