namespace Microsoft.PowerShell.Commands;

/// <summary>Removes drives.</summary>
[Cmdlet("Remove", "PSDrive", DefaultParameterSetName = "Name", SupportsShouldProcess = true, SupportsTransactions = true,
    HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097050")]
public class RemovePSDriveCommand : CoreCommandBase
{
    [Parameter(Position = 0, ParameterSetName = "Name", Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [AllowNull]
    [AllowEmptyCollection]
    public string[]? Name { get; set; }

    [Parameter(Position = 0, ParameterSetName = "LiteralName", Mandatory = true, ValueFromPipeline = false, ValueFromPipelineByPropertyName = true)]
    public string[]? LiteralName
    {
        get => Name;
        set => Name = value;
    }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public string[]? PSProvider { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public string? Scope { get; set; }

    [Parameter]
    public override SwitchParameter Force { get => base.Force; set => base.Force = value; }

    protected override void ProcessRecord()
    {
        foreach (var name in Name ?? [])
        {
            NewContext().Guard(name, () =>
            {
                var pattern = WildcardPattern.Get(name, WildcardOptions.IgnoreCase);
                var found = Session.Drives().Where(drive => pattern.IsMatch(drive.Name)).ToList();
                if (found.Count == 0)
                {
                    found.Add(Session.GetDrive(name));
                }

                foreach (var drive in found)
                {
                    if (ShouldProcess($"Name: {drive.Name} Provider: {drive.Provider} Root: {drive.Root}", "Remove Drive"))
                    {
                        Session.RemoveDrive(drive, Force);
                    }
                }
            });
        }
    }
}
