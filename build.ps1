#!/usr/bin/env pwsh
<#
.SYNOPSIS
Builds, tests, publishes or packages. A short cut only: each task is one dotnet command, and works without this script.

.EXAMPLE
./build.ps1 Build, Test

.EXAMPLE
./build.ps1 Package -Runtime linux-x64
#>
[CmdletBinding()]
param(
    # Build: everything. Test: every test. Publish: psfunc with its worker, in artifacts/psfunc.
    # Package: the worker, precompiled, in artifacts/workers/powershell, ready to be dropped into a functions host.
    [ValidateSet('Build', 'Test', 'Publish', 'Package')]
    [string[]] $Task = @('Build'),

    [ValidateSet('Debug', 'Release')]
    [string] $Configuration = 'Release',

    # Runtime identifier that Package precompiles for, such as linux-x64 or win-x64.
    [string] $Runtime = 'linux-x64'
)

$ErrorActionPreference = 'Stop'
# Exit codes are passed on below, instead of becoming errors.
$PSNativeCommandUseErrorActionPreference = $false
$root = $PSScriptRoot

function Invoke-DotNet {
    Write-Host "dotnet $args"
    & dotnet @args
    if ($LASTEXITCODE -ne 0) {
        exit $LASTEXITCODE
    }
}

foreach ($name in $Task) {
    switch ($name) {
        'Build' { Invoke-DotNet build "$root/Worker.sln" -c $Configuration --nologo }
        'Test' { Invoke-DotNet test "$root/Worker.sln" -c $Configuration --nologo }
        'Publish' { Invoke-DotNet publish "$root/src/Host" -c $Configuration -o "$root/artifacts/psfunc" --nologo }
        'Package' { Invoke-DotNet publish "$root/src/Worker" -c $Configuration -r $Runtime '-p:PublishReadyToRun=true' --nologo }
    }
}
