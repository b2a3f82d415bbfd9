namespace Microsoft.PowerShell.Commands;

/// <summary>Lists drives.</summary>
[Cmdlet("Get", "PSDrive", DefaultParameterSetName = "Name", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096494")]
[OutputType(typeof(PSDriveInfo))]
public class GetPSDriveCommand : CoreCommandBase
{
    [Parameter(Position = 0, ParameterSetName = "Name", ValueFromPipelineByPropertyName = true)]
    public string[]? Name { get; set; }

    [Parameter(Position = 0, ParameterSetName = "LiteralName", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    public string[]? LiteralName { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public string? Scope { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    public string[]? PSProvider { get; set; }

    protected override void ProcessRecord()
    {
        var drives = Session.Drives(string.IsNullOrEmpty(Scope) ? null : Context.CurrentState.GetScope(Scope))
            .OrderBy(drive => drive.Name, StringComparer.CurrentCultureIgnoreCase).ToList();
        foreach (var name in LiteralName ?? Name ?? ["*"])
        {
            var isPattern = LiteralName is null && WildcardPattern.ContainsWildcardCharacters(name);
            var pattern = isPattern ? WildcardPattern.Get(name, WildcardOptions.IgnoreCase) : null;
            var found = drives.FindAll(drive => pattern?.IsMatch(drive.Name) ?? drive.Name.Equals(name, StringComparison.OrdinalIgnoreCase));
            if (found.Count == 0 && !isPattern)
            {
                WriteError(new ErrorRecord(new System.Management.Automation.DriveNotFoundException($"Cannot find drive. A drive with the name '{name}' does not exist."),
                    "GetLocationNoMatchingDrive", ErrorCategory.ObjectNotFound, name));
            }

            foreach (var drive in found)
            {
                if (PSProvider is not { Length: > 0 } || PSProvider.Any(provider => WildcardPattern.Get(provider, WildcardOptions.IgnoreCase).IsMatch(drive.Provider.Name)))
                {
                    WriteObject(drive);
                }
            }
        }
    }
}
