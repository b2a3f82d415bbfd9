using System.Collections.ObjectModel;

namespace PowerShellWorker.Rpc;

/// <summary>A gRPC call ended with another status than OK.</summary>
public sealed class RpcStatusException : Exception
{
    /// <summary>Makes an error with a status, a detail text for people, and what caused it.</summary>
    public RpcStatusException(RpcStatusCode statusCode, string detail, Exception? innerException = null)
        : this(statusCode, detail, ReadOnlyDictionary<string, string>.Empty, innerException)
    {
    }

    /// <summary>Makes an error from what a peer sent: its status, its message and the trailers that came with them.</summary>
    public RpcStatusException(
        RpcStatusCode statusCode, string detail, IReadOnlyDictionary<string, string> trailers, Exception? innerException = null)
        : base($"gRPC call ended with status {statusCode} ({(int)statusCode}): {detail}", innerException)
    {
        StatusCode = statusCode;
        Detail = detail;
        Trailers = trailers;
    }

    /// <summary>The status; never <see cref="RpcStatusCode.Ok"/>.</summary>
    public RpcStatusCode StatusCode { get; }

    /// <summary>What the peer, or this end, says about it; may be empty.</summary>
    public string Detail { get; }

    /// <summary>The trailers of the call, names in lower case; empty when the call ended without any.</summary>
    public IReadOnlyDictionary<string, string> Trailers { get; }
}
