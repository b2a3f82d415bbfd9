namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Beginning of a group.</summary>
public sealed class GroupStartData : FormatInfoData
{
    /// <summary>The line above the group; null when the layout is not grouped.</summary>
    internal string? Heading { get; init; }
}
