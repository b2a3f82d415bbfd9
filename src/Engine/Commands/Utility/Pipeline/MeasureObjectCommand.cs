using System.Management.Automation.Internal;

namespace Microsoft.PowerShell.Commands;

/// <summary>Counts objects and computes numbers over their properties.</summary>
[Cmdlet("Measure", "Object", DefaultParameterSetName = GenericSet, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096617", RemotingCapability = RemotingCapability.None)]
[OutputType(typeof(GenericMeasureInfo), typeof(TextMeasureInfo), typeof(GenericObjectMeasureInfo))]
public sealed class MeasureObjectCommand : PSCmdlet
{
    private const string GenericSet = "GenericMeasure";
    private const string TextSet = "TextMeasure";

    private readonly List<MeasureStatistics> _statistics = [];
    private readonly Dictionary<string, MeasureStatistics> _byName = new(StringComparer.OrdinalIgnoreCase);
    private readonly MeasureStatistics _total = new(null);
    private List<PropertyArgument> _properties = [];

    [Parameter(ValueFromPipeline = true)]
    public PSObject? InputObject { get; set; }

    [ValidateNotNullOrEmpty]
    [Parameter(Position = 0)]
    public object[]? Property { get; set; }

    [Parameter(ParameterSetName = GenericSet)]
    public SwitchParameter StandardDeviation { get; set; }

    [Parameter(ParameterSetName = GenericSet)]
    public SwitchParameter Sum { get; set; }

    [Parameter(ParameterSetName = GenericSet)]
    public SwitchParameter AllStats { get; set; }

    [Parameter(ParameterSetName = GenericSet)]
    public SwitchParameter Average { get; set; }

    [Parameter(ParameterSetName = GenericSet)]
    public SwitchParameter Maximum { get; set; }

    [Parameter(ParameterSetName = GenericSet)]
    public SwitchParameter Minimum { get; set; }

    [Parameter(ParameterSetName = TextSet)]
    public SwitchParameter Line { get; set; }

    [Parameter(ParameterSetName = TextSet)]
    public SwitchParameter Word { get; set; }

    [Parameter(ParameterSetName = TextSet)]
    public SwitchParameter Character { get; set; }

    [Parameter(ParameterSetName = TextSet)]
    public SwitchParameter IgnoreWhiteSpace { get; set; }

    private bool NeedsNumbers => Sum || Average || StandardDeviation;

    protected override void BeginProcessing()
    {
        _properties = new PropertyArgumentParser(this, PropertyKey.Expression, PropertyKey.Label).Parse(Property);
        if (AllStats)
        {
            Sum = Average = StandardDeviation = Maximum = Minimum = true;
        }
    }

    protected override void ProcessRecord()
    {
        if (InputObject is not { } input || input == (object)AutomationNull.Value)
        {
            return;
        }

        _total.Count++;
        if (_properties.Count == 0)
        {
            Measure(_total, CmdletSupport.Bare(input), counted: true);
            return;
        }

        foreach (var property in _properties)
        {
            MeasureProperty(property, input);
        }
    }

    protected override void EndProcessing()
    {
        if (_properties.Count == 0)
        {
            WriteObject(Result(_total));
            return;
        }

        foreach (var property in _properties)
        {
            if (!property.Expression.HasWildcards && property.Expression.Script is null && !_byName.ContainsKey(property.Expression.Name)
                && CmdletSupport.IsStrict(2))
            {
                var name = property.Expression.Name;
                WriteError(new ErrorRecord(new PSArgumentException(
                    $"Cannot process argument because the value of argument \"{name}\" is not valid. Change the value of the \"{name}\" argument and run the operation again."),
                    ParameterSetName == TextSet ? "TextMeasurePropertyNotFound" : "GenericMeasurePropertyNotFound", ErrorCategory.InvalidArgument, null));
            }
        }

        foreach (var statistics in _statistics)
        {
            WriteObject(Result(statistics));
        }
    }

    private void MeasureProperty(PropertyArgument property, PSObject input)
    {
        foreach (var expression in property.Expression.Resolve(input))
        {
            var value = CmdletSupport.Bare(CmdletSupport.NullIfNothing(expression.GetValue(input)));
            if (value is null)
            {
                continue;
            }

            if (!_byName.TryGetValue(expression.Name, out var statistics))
            {
                statistics = new MeasureStatistics(property.Label ?? expression.Name);
                _byName.Add(expression.Name, statistics);
                _statistics.Add(statistics);
            }

            Measure(statistics, value, counted: false);
        }
    }

    private void Measure(MeasureStatistics statistics, object? value, bool counted)
    {
        if (!counted)
        {
            statistics.Count++;
        }

        if (value is null)
        {
            return;
        }

        if (ParameterSetName == TextSet)
        {
            statistics.AddText(CmdletSupport.Text(value), IgnoreWhiteSpace);
            return;
        }

        if (NeedsNumbers)
        {
            var number = 0.0;
            if (value is int integer)
            {
                number = integer;
            }
            else if (value is double real)
            {
                number = real;
            }
            else if (!LanguagePrimitives.TryConvertTo(value, out number))
            {
                statistics.HasNonNumeric = true;
                WriteError(new ErrorRecord(new PSInvalidCastException($"Input object \"{CmdletSupport.Text(value)}\" is not numeric."),
                    "NonNumericInputObject", ErrorCategory.InvalidType, value));
                return;
            }

            statistics.AddNumber(number);
        }

        if (Maximum)
        {
            statistics.AddMaximum(value);
        }

        if (Minimum)
        {
            statistics.AddMinimum(value);
        }
    }

    private MeasureInfo Result(MeasureStatistics statistics)
    {
        if (ParameterSetName == TextSet)
        {
            return new TextMeasureInfo
            {
                Property = statistics.Property,
                Lines = Line ? statistics.Lines : null,
                Words = Word ? statistics.Words : null,
                Characters = Character ? statistics.Characters : null,
            };
        }

        var numeric = !statistics.HasNonNumeric && statistics.Count > 0;
        double? sum = Sum && !statistics.HasNonNumeric ? statistics.Sum : null;
        double? average = Average && numeric ? statistics.Average : null;
        double? deviation = StandardDeviation && numeric ? statistics.StandardDeviation : null;
        if (TryNumber(statistics.Maximum, out var maximum) && TryNumber(statistics.Minimum, out var minimum))
        {
            return new GenericMeasureInfo
            {
                Property = statistics.Property,
                Count = statistics.Count,
                Sum = sum,
                Average = average,
                StandardDeviation = deviation,
                Maximum = maximum,
                Minimum = minimum,
            };
        }

        return new GenericObjectMeasureInfo
        {
            Property = statistics.Property,
            Count = statistics.Count,
            Sum = sum,
            Average = average,
            StandardDeviation = deviation,
            Maximum = statistics.Maximum,
            Minimum = statistics.Minimum,
        };
    }

    private static bool TryNumber(object? value, out double? number)
    {
        number = null;
        if (value is null)
        {
            return true;
        }

        var converted = LanguagePrimitives.TryConvertTo<double>(value, out var result);
        number = result;
        return converted;
    }
}
