namespace Microsoft.PowerShell.Commands;

/// <summary>Makes or changes an alias.</summary>
[Cmdlet("Set", "Alias", SupportsShouldProcess = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096625")]
[OutputType(typeof(AliasInfo))]
public class SetAliasCommand : WriteAliasCommandBase
{
    protected override void ProcessRecord() => Write(mustBeNew: false, "Set Alias");
}
