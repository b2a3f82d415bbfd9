namespace Microsoft.PowerShell.Commands;

/// <summary>As <see cref="GenericMeasureInfo"/>, where the largest or smallest value is no number.</summary>
public sealed class GenericObjectMeasureInfo : MeasureInfo
{
    public int Count { get; set; }

    public double? Average { get; set; }

    public double? Sum { get; set; }

    public object? Maximum { get; set; }

    public object? Minimum { get; set; }

    public double? StandardDeviation { get; set; }
}
