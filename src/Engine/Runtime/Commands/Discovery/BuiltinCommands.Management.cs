using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Runtime;

internal static partial class BuiltinCommands
{
    static partial void AddManagement(Table table)
    {
        const string Module = "Microsoft.PowerShell.Management";
        table.Add<AddContentCommand>("Add-Content", Module);
        table.Add<ClearContentCommand>("Clear-Content", Module);
        table.Add<ClearItemCommand>("Clear-Item", Module);
        table.Add<ConvertPathCommand>("Convert-Path", Module);
        table.Add<CopyItemCommand>("Copy-Item", Module);
        table.Add<GetChildItemCommand>("Get-ChildItem", Module);
        table.Add<GetContentCommand>("Get-Content", Module);
        table.Add<GetItemCommand>("Get-Item", Module);
        table.Add<GetItemPropertyCommand>("Get-ItemProperty", Module);
        table.Add<GetItemPropertyValueCommand>("Get-ItemPropertyValue", Module);
        table.Add<GetLocationCommand>("Get-Location", Module);
        table.Add<GetPSDriveCommand>("Get-PSDrive", Module);
        table.Add<GetPSProviderCommand>("Get-PSProvider", Module);
        table.Add<GetProcessCommand>("Get-Process", Module);
        table.Add<GetTimeZoneCommand>("Get-TimeZone", Module);
        table.Add<InvokeItemCommand>("Invoke-Item", Module);
        table.Add<JoinPathCommand>("Join-Path", Module);
        table.Add<MoveItemCommand>("Move-Item", Module);
        table.Add<NewItemCommand>("New-Item", Module);
        table.Add<NewPSDriveCommand>("New-PSDrive", Module);
        table.Add<PopLocationCommand>("Pop-Location", Module);
        table.Add<PushLocationCommand>("Push-Location", Module);
        table.Add<RemoveItemCommand>("Remove-Item", Module);
        table.Add<RemovePSDriveCommand>("Remove-PSDrive", Module);
        table.Add<RenameItemCommand>("Rename-Item", Module);
        table.Add<ResolvePathCommand>("Resolve-Path", Module);
        table.Add<SetContentCommand>("Set-Content", Module);
        table.Add<SetItemCommand>("Set-Item", Module);
        table.Add<SetItemPropertyCommand>("Set-ItemProperty", Module);
        table.Add<SetLocationCommand>("Set-Location", Module);
        table.Add<SplitPathCommand>("Split-Path", Module);
        table.Add<StartProcessCommand>("Start-Process", Module);
        table.Add<StopProcessCommand>("Stop-Process", Module);
        table.Add<TestPathCommand>("Test-Path", Module);
        table.Add<WaitProcessCommand>("Wait-Process", Module);
    }
}
