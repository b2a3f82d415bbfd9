using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace PowerShellWorker.Host.Invocations;

/// <summary>An invocation failed. The message is for the log; <see cref="Failure"/> decides what the caller is told.</summary>
internal sealed class InvocationException(InvocationFailure failure, string message) : Exception(message)
{
    public InvocationFailure Failure { get; } = failure;

    /// <summary>The failure that a worker reported, in the three lines that tools look for.</summary>
    public static InvocationException FromWorker(InvocationFailure failure, StatusResult? result)
    {
        var exception = result?.Exception;
        var status = result is null ? "no status" : result.Status.ToString();
        var message = exception?.Message is { Length: > 0 } text ? text : "The worker gave no reason.";
        return new InvocationException(failure, $"Result: {status}\nException: {message}\nStack: {exception?.StackTrace}");
    }
}
