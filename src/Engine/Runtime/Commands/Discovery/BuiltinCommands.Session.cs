using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Runtime;

internal static partial class BuiltinCommands
{
    static partial void AddSession(Table table)
    {
        const string Core = "Microsoft.PowerShell.Core";
        table.Add<GetCommandCommand>("Get-Command", Core);
    }
}
