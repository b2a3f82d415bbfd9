param($Request, $TriggerMetadata)

# A JSON body has become a table already.
if (-not $Request.Body.customer -or -not $Request.Body.lines) {
    Push-OutputBinding -Name Response -Value ([HttpResponseContext](New-JsonResponse -StatusCode 400 -Body @{
        error = 'An order needs a customer and lines.'
    }))
    return
}

try {
    $order = ConvertTo-Order -Body $Request.Body
}
catch {
    Write-Warning "Order refused: $($_.Exception.Message)"
    Push-OutputBinding -Name Response -Value ([HttpResponseContext](New-JsonResponse -StatusCode 422 -Body @{
        error = $_.Exception.Message
    }))
    return
}

Write-Information "Order of $($order.customer): $($order.total) $($order.currency)"
Push-OutputBinding -Name Response -Value ([HttpResponseContext](New-JsonResponse -StatusCode 201 -Body $order))
