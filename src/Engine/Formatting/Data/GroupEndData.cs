namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>End of a group.</summary>
public sealed class GroupEndData : FormatInfoData
{
}
