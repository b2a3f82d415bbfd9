using System.Globalization;
using System.Text;

namespace Microsoft.PowerShell.Commands.Utility;

/// <summary>Joins the texts of objects.</summary>
[Cmdlet("Join", "String", RemotingCapability = RemotingCapability.None, DefaultParameterSetName = "default")]
[OutputType(typeof(string))]
public sealed class JoinStringCommand : PSCmdlet
{
    private readonly StringBuilder _text = new();
    private PropertyExpression? _property;
    private bool _any;

    [Parameter(Position = 0)]
    public object? Property { get; set; }

    [Parameter(Position = 1)]
    [AllowEmptyString]
    public string? Separator { get; set; }

    [Parameter]
    [Alias("op")]
    public string OutputPrefix { get; set; } = "";

    [Parameter]
    [Alias("os")]
    public string OutputSuffix { get; set; } = "";

    [Parameter(ParameterSetName = "SingleQuote")]
    public SwitchParameter SingleQuote { get; set; }

    [Parameter(ParameterSetName = "DoubleQuote")]
    public SwitchParameter DoubleQuote { get; set; }

    [Parameter(ParameterSetName = "Format")]
    public string? FormatString { get; set; }

    [Parameter]
    public SwitchParameter UseCulture { get; set; }

    [Parameter(ValueFromPipeline = true)]
    public PSObject[]? InputObject { get; set; }

    protected override void BeginProcessing()
    {
        _property = CmdletSupport.Bare(Property) switch
        {
            null => null,
            ScriptBlock script => new PropertyExpression(script),
            var name => new PropertyExpression(CmdletSupport.Text(name)),
        };
        Separator ??= CmdletSupport.Text(GetVariableValue("OFS"));
        _text.Append(OutputPrefix);
    }

    protected override void ProcessRecord()
    {
        foreach (var item in InputObject ?? [])
        {
            if (item is not null)
            {
                Add(item);
            }
        }
    }

    protected override void EndProcessing() => WriteObject(_text.Append(OutputSuffix).ToString());

    private void Add(PSObject item)
    {
        object? value = item;
        if (_property is not null && (!_property.TryGetValue(item, out value) || value is null))
        {
            return;
        }

        if (_any)
        {
            _text.Append(Separator);
        }

        _any = true;
        var quote = SingleQuote ? "'" : DoubleQuote ? "\"" : "";
        _text.Append(quote).Append(Format(value)).Append(quote);
    }

    private string Format(object? value)
    {
        var culture = UseCulture ? CultureInfo.CurrentCulture : CultureInfo.InvariantCulture;
        return FormatString is { Length: > 0 } format ? string.Format(culture, format, CmdletSupport.Bare(value))
            : UseCulture ? PSObject.AsPSObject(value!).ToString(null!, culture) : CmdletSupport.Text(value);
    }
}
