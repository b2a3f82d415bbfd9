namespace Microsoft.PowerShell.Commands;

/// <summary>The body of a response.</summary>
internal sealed class WebResponseContentMemoryStream(byte[] content) : MemoryStream(content, 0, content.Length, writable: true, publiclyVisible: true);
