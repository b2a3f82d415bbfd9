namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>One object, laid out.</summary>
public sealed class FormatEntryData : FormatInfoData
{
    internal FormatEntryData(FormatEntry entry, bool isOutOfBand)
    {
        Entry = entry;
        IsOutOfBand = isOutOfBand;
    }

    internal FormatEntry Entry { get; }

    /// <summary>Does not belong to the layout around it.</summary>
    internal bool IsOutOfBand { get; }
}
