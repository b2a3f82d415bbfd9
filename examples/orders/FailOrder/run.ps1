param($Request, $TriggerMetadata)

Write-Host 'This order is going to fail.'

function Stop-Order {
    param([string] $Reason)

    throw "The order failed: $Reason"
}

# Nothing catches this: the caller gets 500, the log the message with file and line.
Stop-Order -Reason 'the kitchen is closed.'
