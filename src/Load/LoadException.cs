namespace PowerShellWorker.Load;

/// <summary>The measurement cannot go on; the message says what, where and how to fix it.</summary>
internal sealed class LoadException(string message, Exception? innerException = null) : Exception(message, innerException);
