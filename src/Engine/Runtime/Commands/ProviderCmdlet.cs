namespace System.Management.Automation;

public static class ProviderCmdlet
{
    public const string AddContent = "Add-Content";
    public const string ClearContent = "Clear-Content";
    public const string ClearItem = "Clear-Item";
    public const string ClearItemProperty = "Clear-ItemProperty";
    public const string ConvertPath = "Convert-Path";
    public const string CopyItem = "Copy-Item";
    public const string CopyItemProperty = "Copy-ItemProperty";
    public const string GetAcl = "Get-Acl";
    public const string GetChildItem = "Get-ChildItem";
    public const string GetContent = "Get-Content";
    public const string GetItem = "Get-Item";
    public const string GetItemProperty = "Get-ItemProperty";
    public const string GetLocation = "Get-Location";
    public const string GetPSDrive = "Get-PSDrive";
    public const string GetPSProvider = "Get-PSProvider";
    public const string InvokeItem = "Invoke-Item";
    public const string JoinPath = "Join-Path";
    public const string MoveItem = "Move-Item";
    public const string MoveItemProperty = "Move-ItemProperty";
    public const string NewItem = "New-Item";
    public const string NewItemProperty = "New-ItemProperty";
    public const string NewPSDrive = "New-PSDrive";
    public const string PopLocation = "Pop-Location";
    public const string PushLocation = "Push-Location";
    public const string RemoveItem = "Remove-Item";
    public const string RemoveItemProperty = "Remove-ItemProperty";
    public const string RemovePSDrive = "Remove-PSDrive";
    public const string RenameItem = "Rename-Item";
    public const string RenameItemProperty = "Rename-ItemProperty";
    public const string ResolvePath = "Resolve-Path";
    public const string SetAcl = "Set-Acl";
    public const string SetContent = "Set-Content";
    public const string SetItem = "Set-Item";
    public const string SetItemProperty = "Set-ItemProperty";
    public const string SetLocation = "Set-Location";
    public const string SplitPath = "Split-Path";
    public const string TestPath = "Test-Path";
}
