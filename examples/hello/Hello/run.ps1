using namespace System.Net

# The request is bound to the parameter that function.json calls "Request".
param($Request, $TriggerMetadata)

Write-Host "Hello processed a $($Request.Method) request."

# ?name=Ada, or a body such as { "name": "Ada" }.
$name = $Request.Query.Name
if (-not $name) {
    $name = $Request.Body.Name
}

if ($name) {
    $status = [HttpStatusCode]::OK
    $body = "Hello, $name."
}
else {
    $status = [HttpStatusCode]::BadRequest
    $body = 'Please pass a name in the query string or in the request body.'
}

Push-OutputBinding -Name Response -Value ([HttpResponseContext]@{
    StatusCode = $status
    Body       = $body
})
