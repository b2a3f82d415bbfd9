namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>One value of a wide layout.</summary>
internal sealed record WideEntry(string Text) : FormatEntry;
