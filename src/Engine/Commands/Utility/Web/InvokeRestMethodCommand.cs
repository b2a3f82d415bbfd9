using System.Text.RegularExpressions;
using System.Xml;

namespace Microsoft.PowerShell.Commands;

/// <summary>Calls a REST service and turns its answer into objects.</summary>
[Cmdlet("Invoke", "RestMethod", DefaultParameterSetName = "StandardMethod", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096706")]
public partial class InvokeRestMethodCommand : WebRequestPSCmdlet
{
    [Parameter]
    [Alias("FL")]
    public SwitchParameter FollowRelLink { get; set; }

    [Parameter]
    [Alias("ML")]
    [ValidateRange(1, int.MaxValue)]
    public int MaximumFollowRelLink { get; set; } = int.MaxValue;

    [Parameter]
    [Alias("RHV")]
    public string? ResponseHeadersVariable { get; set; }

    [Parameter]
    public string? StatusCodeVariable { get; set; }

    protected override void ProcessRecord()
    {
        _next = null;
        base.ProcessRecord();
        for (var followed = 1; FollowRelLink && _next is not null && followed < MaximumFollowRelLink; followed++)
        {
            Uri = _next;
            _next = null;
            base.ProcessRecord();
        }
    }

    private Uri? _next;

    internal override void ProcessResponse(HttpResponseMessage response, byte[] content)
    {
        if (StatusCodeVariable is not null)
        {
            SessionState.PSVariable.Set(StatusCodeVariable, (int)response.StatusCode);
        }

        if (ResponseHeadersVariable is not null)
        {
            SessionState.PSVariable.Set(ResponseHeadersVariable, HttpText.Headers(response));
        }

        if (FollowRelLink)
        {
            _next = NextLink(response);
        }

        var mediaType = response.Content.Headers.ContentType?.MediaType ?? "";
        var text = Decode(response, content);
        if (mediaType.Contains("xml", StringComparison.OrdinalIgnoreCase) && TryXml(text, out var document))
        {
            WriteXml(document!);
        }
        else if (TryJson(text, out var value))
        {
            WriteObject(value, enumerateCollection: false);
        }
        else
        {
            WriteObject(text);
        }
    }

    private static string Decode(HttpResponseMessage response, byte[] content)
    {
        using var reader = new StreamReader(new MemoryStream(content), HttpText.EncodingOf(response), detectEncodingFromByteOrderMarks: true);
        return reader.ReadToEnd();
    }

    private static bool TryJson(string text, out object? value)
    {
        value = null;
        if (text.Length == 0)
        {
            return false;
        }

        try
        {
            value = JsonObject.ConvertFromJson(text, out var error);
            return error is null;
        }
        catch (ArgumentException)
        {
            // Not JSON after all: the text is the result.
            return false;
        }
    }

    private static bool TryXml(string text, out XmlDocument? document)
    {
        try
        {
            document = new XmlDocument { XmlResolver = null, PreserveWhitespace = true };
            document.LoadXml(text);
            return true;
        }
        catch (XmlException)
        {
            document = null;
            return false;
        }
    }

    /// <summary>Of a feed the entries come out, otherwise the whole document.</summary>
    private void WriteXml(XmlDocument document)
    {
        var root = document.DocumentElement!;
        var items = root.LocalName switch
        {
            "rss" => document.GetElementsByTagName("item"),
            "feed" => document.GetElementsByTagName("entry"),
            _ => null,
        };
        if (items is { Count: > 0 })
        {
            foreach (XmlNode item in items)
            {
                WriteObject(item);
            }
        }
        else
        {
            WriteObject(document);
        }
    }

    private static Uri? NextLink(HttpResponseMessage response)
    {
        if (!response.Headers.TryGetValues("Link", out var links))
        {
            return null;
        }

        foreach (var link in links)
        {
            foreach (Match match in RelLink().Matches(link))
            {
                if (match.Groups["rel"].Value.Equals("next", StringComparison.OrdinalIgnoreCase))
                {
                    return new Uri(response.RequestMessage!.RequestUri!, match.Groups["url"].Value);
                }
            }
        }

        return null;
    }

    [GeneratedRegex(@"<(?<url>[^>]*)>\s*;\s*[^,]*?rel\s*=\s*""?(?<rel>[^"";,\s]+)""?")]
    private static partial Regex RelLink();
}
