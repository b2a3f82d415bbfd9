using System.Net.Sockets;
using PowerShellWorker.Rpc.Internal.Http2;

namespace PowerShellWorker.Rpc.Internal;

/// <summary>What a failed transport means in gRPC's terms.</summary>
internal static class TransportErrors
{
    // HTTP/2 error codes (RFC 9113, 7).
    private const long NoError = 0;
    private const long RefusedStream = 7;
    private const long Cancel = 8;
    private const long EnhanceYourCalm = 11;
    private const long InadequateSecurity = 12;

    public static RpcStatusException ToStatus(Exception exception)
    {
        for (var cause = exception; cause is not null; cause = cause.InnerException)
        {
            switch (cause)
            {
                case RpcStatusException status:
                    return status;
                case HttpProtocolException protocol:
                    return new RpcStatusException(ToStatus(protocol.ErrorCode), $"The peer reset the stream: {protocol.Message}", exception);
                case Http2Exception:
                    return new RpcStatusException(RpcStatusCode.Internal, $"The peer broke the rules of HTTP/2: {cause.Message}", exception);
                case OperationCanceledException:
                    return new RpcStatusException(RpcStatusCode.Cancelled, "This side cancelled the call.", exception);
            }
        }

        return exception switch
        {
            HttpRequestException { HttpRequestError: HttpRequestError.VersionNegotiationError or HttpRequestError.HttpProtocolError } =>
                new RpcStatusException(RpcStatusCode.Internal, $"The peer does not speak HTTP/2 as expected: {exception.Message}", exception),
            HttpRequestException or IOException or SocketException or ObjectDisposedException =>
                new RpcStatusException(RpcStatusCode.Unavailable, $"The connection was lost: {exception.Message}", exception),
            _ => new RpcStatusException(RpcStatusCode.Internal, exception.Message, exception),
        };
    }

    /// <summary>What gRPC takes an HTTP status for.</summary>
    public static RpcStatusCode ToStatus(int httpStatus) => httpStatus switch
    {
        400 => RpcStatusCode.Internal,
        401 => RpcStatusCode.Unauthenticated,
        403 => RpcStatusCode.PermissionDenied,
        404 => RpcStatusCode.Unimplemented,
        429 or 502 or 503 or 504 => RpcStatusCode.Unavailable,
        _ => RpcStatusCode.Unknown,
    };

    /// <summary>What a reset of the stream means.</summary>
    public static RpcStatusCode ToStatus(long http2Error) => http2Error switch
    {
        NoError => RpcStatusCode.Unavailable,
        RefusedStream => RpcStatusCode.Unavailable,
        Cancel => RpcStatusCode.Cancelled,
        EnhanceYourCalm => RpcStatusCode.ResourceExhausted,
        InadequateSecurity => RpcStatusCode.PermissionDenied,
        _ => RpcStatusCode.Internal,
    };
}
