using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Runtime;

internal static partial class BuiltinCommands
{
    static partial void AddCore(Table table)
    {
        const string Module = "Microsoft.PowerShell.Core";
        table.Add<ForEachObjectCommand>("ForEach-Object", Module);
        table.Add<OutDefaultCommand>("Out-Default", Module);
        table.Add<OutHostCommand>("Out-Host", Module);
        table.Add<OutNullCommand>("Out-Null", Module);
        table.Add<SetStrictModeCommand>("Set-StrictMode", Module);
        table.Add<WhereObjectCommand>("Where-Object", Module);
    }
}
