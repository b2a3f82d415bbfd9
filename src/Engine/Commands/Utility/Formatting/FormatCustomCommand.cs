using Microsoft.PowerShell.Commands.Internal.Format;

namespace Microsoft.PowerShell.Commands;

/// <summary>Lays objects out by a custom view, or as a tree of their properties.</summary>
[Cmdlet("Format", "Custom", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096929")]
public class FormatCustomCommand : OuterFormatShapeCommandBase
{
    [Parameter(Position = 0)]
    public object?[]? Property { get; set; }

    [Parameter]
    [ValidateRange(1, int.MaxValue)]
    public int Depth { get; set; } = 5;

    internal override FormatOptions MakeOptions() => new()
    {
        Shape = FormatShape.Custom,
        Properties = new PropertyArgumentParser(this, PropertyKey.Expression, PropertyKey.Depth).Parse(Property),
        GroupBy = ParseGroupBy(),
        View = View,
        Depth = Depth,
        Expand = Expand ?? "EnumOnly",
    };
}
