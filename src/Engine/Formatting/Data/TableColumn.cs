namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>A column as the layout knows it.</summary>
/// <param name="Label">Its head.</param>
/// <param name="Width">Fixed width, or zero.</param>
/// <param name="Alignment">How its cells stand.</param>
internal sealed record TableColumn(string Label, int Width, Alignment Alignment);
