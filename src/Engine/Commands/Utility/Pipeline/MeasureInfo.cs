namespace Microsoft.PowerShell.Commands;

/// <summary>What Measure-Object says about one property.</summary>
public abstract class MeasureInfo
{
    public string? Property { get; set; }
}
