namespace Microsoft.PowerShell.Commands;

/// <summary>Numbers about the values of a property.</summary>
public sealed class GenericMeasureInfo : MeasureInfo
{
    public int Count { get; set; }

    public double? Average { get; set; }

    public double? Sum { get; set; }

    public double? Maximum { get; set; }

    public double? Minimum { get; set; }

    public double? StandardDeviation { get; set; }
}
