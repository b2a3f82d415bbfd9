# Prices live in the module: exported functions read them, scripts do not.
$script:Prices = @{
    tea    = 3.5
    coffee = 4.25
    cake   = 5
}

function Get-OrderPrice {
    [CmdletBinding()]
    param(
        [Parameter(Mandatory)]
        [string] $Product
    )

    if (-not $script:Prices.ContainsKey($Product)) {
        throw "There is no product '$Product'. Known: $(($script:Prices.Keys | Sort-Object) -join ', ')."
    }

    $script:Prices[$Product]
}

function ConvertTo-Order {
    [CmdletBinding()]
    param(
        [Parameter(Mandatory)]
        $Body
    )

    $lines = foreach ($line in @($Body.lines)) {
        $price = Get-OrderPrice -Product $line.product
        [PSCustomObject]@{
            product  = $line.product
            quantity = [int]$line.quantity
            price    = $price
            total    = $price * [int]$line.quantity
        }
    }

    [PSCustomObject]@{
        customer = $Body.customer
        currency = $env:OrdersCurrency
        lines    = @($lines)
        total    = ($lines | Measure-Object -Property total -Sum).Sum
    }
}

function New-JsonResponse {
    [CmdletBinding()]
    param(
        [int] $StatusCode = 200,

        $Body
    )

    @{
        StatusCode = $StatusCode
        Headers    = @{ 'Content-Type' = 'application/json' }
        Body       = ConvertTo-Json -InputObject $Body -Depth 5
    }
}

Export-ModuleMember -Function Get-OrderPrice, ConvertTo-Order, New-JsonResponse
