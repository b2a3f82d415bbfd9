@{
    RootModule        = 'Orders.psm1'
    ModuleVersion     = '1.0.0'
    GUID              = '6f5a1e0c-0f0f-4c39-9f0e-2b6c6f2f8d11'
    Description       = 'What the functions of the orders app share.'
    FunctionsToExport = @('Get-OrderPrice', 'ConvertTo-Order', 'New-JsonResponse')
    CmdletsToExport   = @()
    VariablesToExport = @()
    AliasesToExport   = @()
}
