namespace Microsoft.PowerShell.Commands;

/// <summary>Makes a drive.</summary>
[Cmdlet("New", "PSDrive", SupportsShouldProcess = true, SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096815")]
public class NewPSDriveCommand : CoreCommandWithCredentialsBase
{
    [Parameter(Position = 0, Mandatory = true, ValueFromPipelineByPropertyName = true)]
    public string? Name { get; set; }

    [Parameter(Position = 1, Mandatory = true, ValueFromPipelineByPropertyName = true)]
    public string? PSProvider { get; set; }

    [Parameter(Position = 2, Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [AllowEmptyString]
    public string? Root { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public string Description { get; set; } = "";

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public string? Scope { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public SwitchParameter Persist { get; set; }

    protected override void ProcessRecord()
    {
        var context = NewContext();
        context.Guard(Name, () =>
        {
            var provider = Session.GetProvider(PSProvider!);
            if (!ShouldProcess($"Name: {Name} Provider: {provider} Root: {Root}", "New drive"))
            {
                return;
            }

            var root = provider == Session.FileSystem && Root is { Length: > 0 }
                ? System.Management.Automation.Provider.PathResolver.Parse(Session, Root).Path : Root ?? "";
            WriteObject(Session.AddDrive(new PSDriveInfo(Name!, provider, root, Description, Credential, Persist.IsPresent), Context.CurrentState.GetScope(Scope), context));
        });
    }
}
