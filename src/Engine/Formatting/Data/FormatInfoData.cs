namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>What travels from a Format command to an Out command.</summary>
public abstract class FormatInfoData
{
}
