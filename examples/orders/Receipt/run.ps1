param($Request, $TriggerMetadata)

# A body of type application/octet-stream arrives as bytes and goes back as bytes.
[byte[]] $bytes = $Request.Body
Write-Host "Receipt of $($bytes.Length) bytes."

Push-OutputBinding -Name Response -Value ([HttpResponseContext]@{
    StatusCode = 200
    Headers    = @{ 'Content-Disposition' = 'attachment; filename="receipt.bin"' }
    ContentType = 'application/octet-stream'
    Body       = $bytes
})
