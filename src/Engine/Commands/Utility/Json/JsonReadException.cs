namespace Microsoft.PowerShell.Commands;

/// <summary>The text is no JSON.</summary>
internal sealed class JsonReadException(string message) : Exception(message);
