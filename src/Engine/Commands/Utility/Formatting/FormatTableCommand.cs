using Microsoft.PowerShell.Commands.Internal.Format;

namespace Microsoft.PowerShell.Commands;

/// <summary>Lays objects out as a table.</summary>
[Cmdlet("Format", "Table", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096703")]
public class FormatTableCommand : OuterFormatTableBase
{
}
