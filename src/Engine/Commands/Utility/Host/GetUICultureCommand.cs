using System.Globalization;

namespace Microsoft.PowerShell.Commands;

/// <summary>Gets the culture of texts for the user.</summary>
[Cmdlet("Get", "UICulture", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096613")]
[OutputType(typeof(CultureInfo))]
public sealed class GetUICultureCommand : PSCmdlet
{
    protected override void BeginProcessing() => WriteObject(CultureInfo.CurrentUICulture);
}
