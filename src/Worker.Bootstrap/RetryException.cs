namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>Why an attempt failed, as the host remembers it.</summary>
public sealed class RetryException
{
    internal RetryException(string message, string source, string stackTrace)
    {
        Message = message;
        Source = source;
        StackTrace = stackTrace;
    }

    /// <summary>The error's text.</summary>
    public string Message { get; }

    /// <summary>Where it came from; may be empty.</summary>
    public string Source { get; }

    /// <summary>Its stack; may be empty.</summary>
    public string StackTrace { get; }
}
