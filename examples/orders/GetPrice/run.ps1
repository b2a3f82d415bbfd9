param($Request, $TriggerMetadata)

# Values from the route are strings, whatever constraint they passed.
$product = $Request.Params.product
$quantity = [int]$Request.Params.quantity

try {
    $price = Get-OrderPrice -Product $product
}
catch {
    Push-OutputBinding -Name Response -Value ([HttpResponseContext](New-JsonResponse -StatusCode 404 -Body @{
        error = $_.Exception.Message
    }))
    return
}

Push-OutputBinding -Name Response -Value ([HttpResponseContext](New-JsonResponse -Body @{
    product  = $product
    quantity = $quantity
    total    = $price * $quantity
    currency = $env:OrdersCurrency
}))
