using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Runtime;

internal static partial class BuiltinCommands
{
    static partial void AddUtility(Table table)
    {
        const string Module = "Microsoft.PowerShell.Utility";
        table.Add<AddMemberCommand>("Add-Member", Module);
        table.Add<CompareObjectCommand>("Compare-Object", Module);
        table.Add<ConvertFromJsonCommand>("ConvertFrom-Json", Module);
        table.Add<ConvertToJsonCommand>("ConvertTo-Json", Module);
        table.Add<FormatCustomCommand>("Format-Custom", Module);
        table.Add<FormatListCommand>("Format-List", Module);
        table.Add<FormatTableCommand>("Format-Table", Module);
        table.Add<FormatWideCommand>("Format-Wide", Module);
        table.Add<GetDateCommand>("Get-Date", Module);
        table.Add<GetFormatDataCommand>("Get-FormatData", Module);
        table.Add<GetMemberCommand>("Get-Member", Module);
        table.Add<GetRandomCommand>("Get-Random", Module);
        table.Add<GetSecureRandomCommand>("Get-SecureRandom", Module);
        table.Add<GetUniqueCommand>("Get-Unique", Module);
        table.Add<GroupObjectCommand>("Group-Object", Module);
        table.Add<InvokeExpressionCommand>("Invoke-Expression", Module);
        table.Add<MeasureCommandCommand>("Measure-Command", Module);
        table.Add<MeasureObjectCommand>("Measure-Object", Module);
        table.Add<NewGuidCommand>("New-Guid", Module);
        table.Add<NewObjectCommand>("New-Object", Module);
        table.Add<NewTimeSpanCommand>("New-TimeSpan", Module);
        table.Add<OutStringCommand>("Out-String", Module);
        table.Add<SelectObjectCommand>("Select-Object", Module);
        table.Add<SortObjectCommand>("Sort-Object", Module);
        table.Add<StartSleepCommand>("Start-Sleep", Module);
        table.Add<TestJsonCommand>("Test-Json", Module);
        table.Add<UpdateFormatDataCommand>("Update-FormatData", Module);
        table.Add<WriteDebugCommand>("Write-Debug", Module);
        table.Add<WriteErrorCommand>("Write-Error", Module);
        table.Add<WriteHostCommand>("Write-Host", Module);
        table.Add<WriteInformationCommand>("Write-Information", Module);
        table.Add<WriteOutputCommand>("Write-Output", Module);
        table.Add<WriteProgressCommand>("Write-Progress", Module);
        table.Add<WriteVerboseCommand>("Write-Verbose", Module);
        table.Add<WriteWarningCommand>("Write-Warning", Module);
    }
}
