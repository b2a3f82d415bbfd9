namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>What a Format command was asked for; the defaults are those of output without one.</summary>
internal sealed class FormatOptions
{
    public FormatShape Shape { get; init; }

    public List<PropertyArgument> Properties { get; init; } = [];

    public List<PropertyExpression> ExcludedProperties { get; init; } = [];

    public PropertyArgument? GroupBy { get; init; }

    public string? View { get; init; }

    public bool AutoSize { get; init; }

    public bool Wrap { get; init; }

    public bool HideTableHeaders { get; init; }

    public bool RepeatHeader { get; init; }

    public int Columns { get; init; }

    public int Depth { get; init; } = 5;

    public string Expand { get; init; } = "EnumOnly";

    public bool ShowError { get; init; }

    public bool DisplayError { get; init; }

    public bool Force { get; init; }
}
