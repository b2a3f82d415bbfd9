using System.Globalization;

namespace Microsoft.PowerShell.Commands;

/// <summary>Running numbers of one property.</summary>
internal sealed class MeasureStatistics(string? property)
{
    private double _mean;
    private double _squares;

    public string? Property => property;

    public int Count { get; set; }

    public double Sum { get; private set; }

    public object? Maximum { get; private set; }

    public object? Minimum { get; private set; }

    public int Lines { get; private set; }

    public int Words { get; private set; }

    public int Characters { get; private set; }

    public bool HasNonNumeric { get; set; }

    public double Average => Sum / Count;

    public double StandardDeviation => Count < 2 ? 0 : Math.Sqrt(_squares / (Count - 1));

    public void AddNumber(double value)
    {
        Sum += value;

        // Welford's method: no loss of precision when the values are large and close together.
        var delta = value - _mean;
        _mean += delta / Count;
        _squares += delta * (value - _mean);
    }

    public void AddMaximum(object value) => Maximum = Pick(Maximum, value, 1);

    public void AddMinimum(object value) => Minimum = Pick(Minimum, value, -1);

    public void AddText(string text, bool ignoreWhiteSpace)
    {
        var inWord = false;
        var lines = text.Length == 0 ? 0 : 1;
        foreach (var c in text)
        {
            if (char.IsWhiteSpace(c))
            {
                inWord = false;
                if (c == '\n')
                {
                    lines++;
                }

                if (ignoreWhiteSpace)
                {
                    continue;
                }
            }
            else if (!inWord)
            {
                Words++;
                inWord = true;
            }

            Characters++;
        }

        Lines += lines == 0 ? 1 : lines;
    }

    private static object Pick(object? best, object value, int sign)
    {
        if (best is null)
        {
            return value;
        }

        var one = Number(best);
        var two = Number(value);
        if (one.GetType() != two.GetType())
        {
            one = CmdletSupport.Text(best);
            two = CmdletSupport.Text(value);
        }

        return LanguagePrimitives.Compare(one, two, false, CultureInfo.CurrentCulture) * sign >= 0 ? best : value;
    }

    private static object Number(object value) => value switch
    {
        double => value,
        int number => (double)number,
        _ => LanguagePrimitives.TryConvertTo<double>(value, out var number) ? number : value,
    };
}
