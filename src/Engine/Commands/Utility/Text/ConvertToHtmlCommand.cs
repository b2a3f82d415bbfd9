using System.Collections;
using System.Net;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Shows objects as a page or a table of HTML.</summary>
[Cmdlet("ConvertTo", "Html", DefaultParameterSetName = "Page", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096595", RemotingCapability = RemotingCapability.None)]
[OutputType(typeof(string))]
public sealed class ConvertToHtmlCommand : PSCmdlet
{
    private List<PropertyArgument> _properties = [];
    private List<(PropertyExpression Expression, PropertyArgument? Argument)> _columns = [];
    private bool _started;
    private bool _separate;

    [Parameter(ValueFromPipeline = true)]
    public PSObject? InputObject { get; set; }

    [Parameter(Position = 0)]
    public object?[]? Property { get; set; }

    [Parameter(ParameterSetName = "Page", Position = 3)]
    public string[]? Body { get; set; }

    [Parameter(ParameterSetName = "Page", Position = 1)]
    public string[]? Head { get; set; }

    [Parameter(ParameterSetName = "Page", Position = 2)]
    [ValidateNotNullOrEmpty]
    public string Title { get; set; } = "HTML TABLE";

    [Parameter]
    [ValidateSet("Table", "List")]
    [ValidateNotNullOrEmpty]
    public string As { get; set; } = "Table";

    [Parameter(ParameterSetName = "Page")]
    [Alias("cu", "uri")]
    [ValidateNotNullOrEmpty]
    public Uri? CssUri { get; set; }

    [Parameter(ParameterSetName = "Fragment")]
    [ValidateNotNullOrEmpty]
    public SwitchParameter Fragment { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public string[]? PostContent { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public string[]? PreContent { get; set; }

    [Parameter(ParameterSetName = "Page")]
    [ValidateNotNullOrEmpty]
    public Hashtable? Meta { get; set; }

    [Parameter(ParameterSetName = "Page")]
    [ValidateNotNullOrEmpty]
    [ValidatePattern("^[A-Za-z0-9]\\S+$")]
    public string? Charset { get; set; }

    [Parameter(ParameterSetName = "Page")]
    public SwitchParameter Transitional { get; set; }

    protected override void BeginProcessing()
    {
        _properties = new PropertyArgumentParser(this, PropertyKey.Expression, PropertyKey.Label, PropertyKey.Width, PropertyKey.Alignment).Parse(Property);
        if (!Fragment)
        {
            WriteHead();
        }

        WriteAll(PreContent);
    }

    protected override void ProcessRecord()
    {
        if (InputObject is not { } input || input == (object)System.Management.Automation.Internal.AutomationNull.Value)
        {
            return;
        }

        if (!_started)
        {
            _started = true;
            Start(input);
        }

        if (As.Equals("List", StringComparison.OrdinalIgnoreCase))
        {
            WriteList(input);
        }
        else if (_columns.Count > 0)
        {
            WriteRow(input);
        }
    }

    protected override void EndProcessing()
    {
        if (_started)
        {
            WriteObject("</table>");
        }

        WriteAll(PostContent);
        if (!Fragment)
        {
            WriteObject("</body></html>");
        }
    }

    private void WriteHead()
    {
        WriteObject(Transitional
            ? "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Transitional//EN\"  \"http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd\">"
            : "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\"  \"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd\">");
        WriteObject("<html xmlns=\"http://www.w3.org/1999/xhtml\">");
        WriteObject("<head>");
        if (Charset is not null)
        {
            WriteObject($"<meta charset=\"{Charset}\">");
        }

        foreach (DictionaryEntry entry in Meta ?? [])
        {
            WriteObject($"<meta name=\"{CmdletSupport.Text(entry.Key)}\" content=\"{CmdletSupport.Text(entry.Value)}\">");
        }

        WriteAll(Head ?? [$"<title>{Title}</title>"]);
        if (CssUri is not null)
        {
            WriteObject($"<link rel=\"stylesheet\" type=\"text/css\" href=\"{CssUri}\" />");
        }

        WriteObject("</head><body>");
        WriteAll(Body);
    }

    private void WriteAll(string[]? lines)
    {
        foreach (var line in lines ?? [])
        {
            WriteObject(line);
        }
    }

    private void Start(PSObject first)
    {
        if (_properties.Count == 0)
        {
            _properties = [new PropertyArgument { Expression = new PropertyExpression("*") }];
        }

        foreach (var property in _properties)
        {
            foreach (var expression in property.Expression.Resolve(first))
            {
                _columns.Add((expression, property));
            }
        }

        WriteObject("<table>");
        if (As.Equals("List", StringComparison.OrdinalIgnoreCase) || _columns.Count == 0)
        {
            return;
        }

        var columns = new StringBuilder("<colgroup>");
        var heads = new StringBuilder("<tr>");
        foreach (var (expression, argument) in _columns)
        {
            columns.Append("<col");
            if (argument?.Width > 0)
            {
                columns.Append(" width = \"").Append(argument.Width).Append('"');
            }

            if (argument?.Alignment is { } alignment)
            {
                columns.Append(" align = \"").Append(alignment).Append('"');
            }

            columns.Append("/>");
            heads.Append("<th>").Append(WebUtility.HtmlEncode(argument?.Label ?? expression.Name)).Append("</th>");
        }

        WriteObject(columns.Append("</colgroup>").ToString());
        WriteObject(heads.Append("</tr>").ToString());
    }

    private void WriteRow(PSObject input)
    {
        var row = new StringBuilder("<tr>");
        foreach (var (expression, _) in _columns)
        {
            row.Append("<td>").Append(Text(expression, input)).Append("</td>");
        }

        WriteObject(row.Append("</tr>").ToString());
    }

    private void WriteList(PSObject input)
    {
        if (_separate)
        {
            WriteObject("<tr><td><hr></td></tr>");
        }

        _separate = true;
        foreach (var (expression, argument) in _columns)
        {
            WriteObject($"<tr><td>{WebUtility.HtmlEncode(argument?.Label ?? expression.Name)}:</td><td>{Text(expression, input)}</td></tr>");
        }
    }

    private static string Text(PropertyExpression expression, PSObject input)
    {
        var value = expression.GetValue(input);
        return value is null ? "" : WebUtility.HtmlEncode(PSObject.AsPSObject(value).ToString(null!, System.Globalization.CultureInfo.CurrentCulture));
    }
}
