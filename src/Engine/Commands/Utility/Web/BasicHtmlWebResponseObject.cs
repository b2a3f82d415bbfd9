using System.Net;
using System.Text;
using System.Text.RegularExpressions;

namespace Microsoft.PowerShell.Commands;

/// <summary>The answer to a web request whose body is text.</summary>
public partial class BasicHtmlWebResponseObject : WebResponseObject
{
    private WebCmdletElementCollection? _links;
    private WebCmdletElementCollection? _images;
    private WebCmdletElementCollection? _inputs;

    internal BasicHtmlWebResponseObject(HttpResponseMessage response, byte[] content)
        : base(response, content)
    {
        Encoding = HttpText.EncodingOf(response);
        Content = Decode(content);
        RawContent = HttpText.Head(response) + Content;
    }

    public new string Content { get; private set; }

    public Encoding Encoding { get; private set; }

    public WebCmdletElementCollection InputFields => _inputs ??= Find(InputTag());

    public WebCmdletElementCollection Links => _links ??= Find(LinkTag());

    public WebCmdletElementCollection Images => _images ??= Find(ImageTag());

    public override string ToString() => Content;

    private string Decode(byte[] content)
    {
        using var reader = new StreamReader(new MemoryStream(content), Encoding, detectEncodingFromByteOrderMarks: true);
        return reader.ReadToEnd();
    }

    private WebCmdletElementCollection Find(Regex tag)
    {
        var elements = new List<PSObject>();
        foreach (Match match in tag.Matches(Content))
        {
            elements.Add(Element(match));
        }

        return new WebCmdletElementCollection(elements);
    }

    private static PSObject Element(Match match)
    {
        var element = new PSObject();
        element.Properties.Add(new PSNoteProperty("outerHTML", match.Value));
        element.Properties.Add(new PSNoteProperty("tagName", match.Groups["tag"].Value.ToUpperInvariant()));
        foreach (Match attribute in Attribute().Matches(match.Groups["attributes"].Value))
        {
            var name = attribute.Groups["name"].Value;
            var value = attribute.Groups["value"].Value.Trim('"', '\'');
            if (element.Properties[name] is null)
            {
                element.Properties.Add(new PSNoteProperty(name, attribute.Groups["value"].Success ? WebUtility.HtmlDecode(value) : null));
            }
        }

        return element;
    }

    [GeneratedRegex(@"<(?<tag>a)\b(?<attributes>[^>]*)>.*?</a>", RegexOptions.IgnoreCase | RegexOptions.Singleline)]
    private static partial Regex LinkTag();

    [GeneratedRegex(@"<(?<tag>img)\b(?<attributes>[^>]*)>", RegexOptions.IgnoreCase | RegexOptions.Singleline)]
    private static partial Regex ImageTag();

    [GeneratedRegex(@"<(?<tag>input)\b(?<attributes>[^>]*)>", RegexOptions.IgnoreCase | RegexOptions.Singleline)]
    private static partial Regex InputTag();

    [GeneratedRegex(@"(?<name>[\w:.-]+)(\s*=\s*(?<value>""[^""]*""|'[^']*'|[^\s>]+))?")]
    private static partial Regex Attribute();
}
