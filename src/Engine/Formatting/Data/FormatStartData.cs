namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Beginning of a table, list, wide or custom layout.</summary>
public sealed class FormatStartData : FormatInfoData
{
    internal FormatShape Shape { get; init; }

    internal TableColumn[] Columns { get; init; } = [];

    internal bool HideHeaders { get; init; }

    internal bool AutoSize { get; init; }

    internal bool Wrap { get; init; }

    /// <summary>Columns of a wide layout; zero for as many as fit.</summary>
    internal int WideColumns { get; init; }
}
