namespace Microsoft.PowerShell.Commands;

/// <summary>Adds to the content of items.</summary>
[Cmdlet("Add", "Content", DefaultParameterSetName = "Path", SupportsShouldProcess = true, SupportsTransactions = true,
    HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096489")]
public class AddContentCommand : WriteContentCommandBase
{
    internal override bool Appends => true;

    internal override string Action => "Add Content";
}
