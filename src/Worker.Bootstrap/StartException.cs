namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>The worker cannot start. The message says what is wrong and how to put it right; nothing else is shown.</summary>
internal sealed class StartException(string message, Exception? innerException = null) : Exception(message, innerException);
