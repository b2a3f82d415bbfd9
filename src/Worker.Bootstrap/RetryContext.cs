namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>Which attempt this is: the value of a parameter named <c>RetryContext</c>, null without a retry policy.</summary>
public sealed class RetryContext
{
    internal RetryContext(int retryCount, int maxRetryCount, RetryException? exception)
    {
        RetryCount = retryCount;
        MaxRetryCount = maxRetryCount;
        Exception = exception;
    }

    /// <summary>0 on the first attempt.</summary>
    public int RetryCount { get; }

    /// <summary>The policy's limit; -1 for none.</summary>
    public int MaxRetryCount { get; }

    /// <summary>Why the attempt before failed; null on the first.</summary>
    public RetryException? Exception { get; }
}
