namespace Microsoft.PowerShell.Commands;

/// <summary>Makes an alias.</summary>
[Cmdlet("New", "Alias", SupportsShouldProcess = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097022")]
[OutputType(typeof(AliasInfo))]
public class NewAliasCommand : WriteAliasCommandBase
{
    protected override void ProcessRecord() => Write(mustBeNew: true, "New Alias");
}
