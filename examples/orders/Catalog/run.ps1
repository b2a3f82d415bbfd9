param($Request, $TriggerMetadata)

# A stream as the body: the worker reads it to its end and closes it.
$path = Join-Path $PSScriptRoot 'catalog.csv'

Push-OutputBinding -Name Response -Value ([HttpResponseContext]@{
    StatusCode  = 200
    ContentType = 'text/csv'
    Body        = [System.IO.File]::OpenRead($path)
})
