using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Runtime;

internal static partial class BuiltinCommands
{
    static partial void AddUtility(Table table)
    {
        const string Module = "Microsoft.PowerShell.Utility";
        table.Add<AddMemberCommand>("Add-Member", Module);
        table.Add<ClearVariableCommand>("Clear-Variable", Module);
        table.Add<CompareObjectCommand>("Compare-Object", Module);
        table.Add<ConvertFromCsvCommand>("ConvertFrom-Csv", Module);
        table.Add<ConvertFromJsonCommand>("ConvertFrom-Json", Module);
        table.Add<ConvertFromStringDataCommand>("ConvertFrom-StringData", Module);
        table.Add<ConvertToCsvCommand>("ConvertTo-Csv", Module);
        table.Add<ConvertToHtmlCommand>("ConvertTo-Html", Module);
        table.Add<ConvertToJsonCommand>("ConvertTo-Json", Module);
        table.Add<ExportClixmlCommand>("Export-Clixml", Module);
        table.Add<ExportCsvCommand>("Export-Csv", Module);
        table.Add<FormatCustomCommand>("Format-Custom", Module);
        table.Add<FormatListCommand>("Format-List", Module);
        table.Add<FormatTableCommand>("Format-Table", Module);
        table.Add<FormatWideCommand>("Format-Wide", Module);
        table.Add<GetAliasCommand>("Get-Alias", Module);
        table.Add<GetCultureCommand>("Get-Culture", Module);
        table.Add<GetDateCommand>("Get-Date", Module);
        table.Add<GetFileHashCommand>("Get-FileHash", Module);
        table.Add<GetFormatDataCommand>("Get-FormatData", Module);
        table.Add<GetHostCommand>("Get-Host", Module);
        table.Add<GetMemberCommand>("Get-Member", Module);
        table.Add<GetRandomCommand>("Get-Random", Module);
        table.Add<GetSecureRandomCommand>("Get-SecureRandom", Module);
        table.Add<GetUICultureCommand>("Get-UICulture", Module);
        table.Add<GetUniqueCommand>("Get-Unique", Module);
        table.Add<GetVariableCommand>("Get-Variable", Module);
        table.Add<GetVerbCommand>("Get-Verb", Module);
        table.Add<GroupObjectCommand>("Group-Object", Module);
        table.Add<ImportClixmlCommand>("Import-Clixml", Module);
        table.Add<ImportCsvCommand>("Import-Csv", Module);
        table.Add<ImportPowerShellDataFileCommand>("Import-PowerShellDataFile", Module);
        table.Add<InvokeExpressionCommand>("Invoke-Expression", Module);
        table.Add<InvokeRestMethodCommand>("Invoke-RestMethod", Module);
        table.Add<InvokeWebRequestCommand>("Invoke-WebRequest", Module);
        table.Add<Microsoft.PowerShell.Commands.Utility.JoinStringCommand>("Join-String", Module);
        table.Add<MeasureCommandCommand>("Measure-Command", Module);
        table.Add<MeasureObjectCommand>("Measure-Object", Module);
        table.Add<NewAliasCommand>("New-Alias", Module);
        table.Add<NewGuidCommand>("New-Guid", Module);
        table.Add<NewObjectCommand>("New-Object", Module);
        table.Add<NewTemporaryFileCommand>("New-TemporaryFile", Module);
        table.Add<NewTimeSpanCommand>("New-TimeSpan", Module);
        table.Add<NewVariableCommand>("New-Variable", Module);
        table.Add<OutFileCommand>("Out-File", Module);
        table.Add<OutStringCommand>("Out-String", Module);
        table.Add<ReadHostCommand>("Read-Host", Module);
        table.Add<RemoveAliasCommand>("Remove-Alias", Module);
        table.Add<RemoveVariableCommand>("Remove-Variable", Module);
        table.Add<SelectObjectCommand>("Select-Object", Module);
        table.Add<SelectStringCommand>("Select-String", Module);
        table.Add<SelectXmlCommand>("Select-Xml", Module);
        table.Add<SetAliasCommand>("Set-Alias", Module);
        table.Add<SetVariableCommand>("Set-Variable", Module);
        table.Add<SortObjectCommand>("Sort-Object", Module);
        table.Add<StartSleepCommand>("Start-Sleep", Module);
        table.Add<TeeObjectCommand>("Tee-Object", Module);
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
