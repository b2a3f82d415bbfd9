@{
    ModuleVersion = '0.3.0'
    GUID = 'f0149ba6-bd6f-4dbd-afe5-2a95bd755d6c'
    CompatiblePSEditions = @('Core')
    PowerShellVersion = '6.2'
    Description = 'Commands for functions that run in the PowerShell language worker.'
    NestedModules = @('../../Microsoft.Azure.Functions.PowerShellWorker.dll')
    CmdletsToExport = @('Get-OutputBinding', 'Push-OutputBinding', 'Trace-PipelineObject', 'Write-FunctionLog')
    FunctionsToExport = @()
    VariablesToExport = @()
    AliasesToExport = @()
    PrivateData = @{}
}
