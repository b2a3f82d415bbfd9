namespace PowerShellWorker.Host.Http;

/// <summary>A function's response that cannot be sent; the client gets 500, the log the reason.</summary>
internal sealed class ResponseException(string message) : Exception(message);
