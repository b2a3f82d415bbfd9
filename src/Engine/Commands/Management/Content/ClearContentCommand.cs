namespace Microsoft.PowerShell.Commands;

/// <summary>Empties the content of items.</summary>
[Cmdlet("Clear", "Content", DefaultParameterSetName = "Path", SupportsShouldProcess = true, SupportsTransactions = true,
    HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096807")]
public class ClearContentCommand : ContentCommandBase
{
    [Parameter]
    public string? Stream { get; set; }

    protected override void ProcessRecord()
    {
        var context = NewContext();
        ForEachItem(Path, context, mustExist: true, location => ContentProvider(location, context).ClearContent(location.Path));
    }
}
