using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Runtime;

internal static partial class BuiltinCommands
{
    static partial void AddModules(Table table)
    {
        const string Module = "Microsoft.PowerShell.Core";
        table.Add<ExportModuleMemberCommand>("Export-ModuleMember", Module);
        table.Add<GetModuleCommand>("Get-Module", Module);
        table.Add<ImportModuleCommand>("Import-Module", Module);
        table.Add<NewModuleCommand>("New-Module", Module);
        table.Add<RemoveModuleCommand>("Remove-Module", Module);
        table.Add<TestModuleManifestCommand>("Test-ModuleManifest", Module);
    }
}
