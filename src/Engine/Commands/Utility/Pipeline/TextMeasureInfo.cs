namespace Microsoft.PowerShell.Commands;

/// <summary>Counts of lines, words and characters.</summary>
public sealed class TextMeasureInfo : MeasureInfo
{
    public int? Lines { get; set; }

    public int? Words { get; set; }

    public int? Characters { get; set; }
}
