namespace Microsoft.PowerShell.Commands;

/// <summary>Gets content from a web server.</summary>
[Cmdlet("Invoke", "WebRequest", DefaultParameterSetName = "StandardMethod", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097126")]
[OutputType(typeof(BasicHtmlWebResponseObject))]
public class InvokeWebRequestCommand : WebRequestPSCmdlet
{
    internal override void ProcessResponse(HttpResponseMessage response, byte[] content)
    {
        var mediaType = response.Content.Headers.ContentType?.MediaType;
        WriteObject(mediaType is null || HttpText.IsText(mediaType) ? new BasicHtmlWebResponseObject(response, content) : new WebResponseObject(response, content));
    }
}
