namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>End of a layout.</summary>
public sealed class FormatEndData : FormatInfoData
{
}
