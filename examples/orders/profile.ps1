# Every runspace starts with the shared module loaded, so that no request waits for it.
Import-Module (Join-Path $PSScriptRoot 'Modules/Orders/Orders.psd1')

# What is set in the environment here is seen by every function of the app.
$env:OrdersStarted = [DateTime]::UtcNow.ToString('o')
