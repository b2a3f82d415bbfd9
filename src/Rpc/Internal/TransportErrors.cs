using System.Net;

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
                case OperationCanceledException:
                    return new RpcStatusException(RpcStatusCode.Cancelled, "This side cancelled the call.", exception);
            }
        }

        return exception switch
        {
            HttpRequestException { HttpRequestError: HttpRequestError.VersionNegotiationError or HttpRequestError.HttpProtocolError } =>
                new RpcStatusException(RpcStatusCode.Internal, $"The peer does not speak HTTP/2 as expected: {exception.Message}", exception),
            HttpRequestException or IOException =>
                new RpcStatusException(RpcStatusCode.Unavailable, $"The connection was lost: {exception.Message}", exception),
            _ => new RpcStatusException(RpcStatusCode.Internal, exception.Message, exception),
        };
    }

    public static RpcStatusCode ToStatus(HttpStatusCode status) => status switch
    {
        HttpStatusCode.BadRequest => RpcStatusCode.Internal,
        HttpStatusCode.Unauthorized => RpcStatusCode.Unauthenticated,
        HttpStatusCode.Forbidden => RpcStatusCode.PermissionDenied,
        HttpStatusCode.NotFound => RpcStatusCode.Unimplemented,
        HttpStatusCode.TooManyRequests
            or HttpStatusCode.BadGateway
            or HttpStatusCode.ServiceUnavailable
            or HttpStatusCode.GatewayTimeout => RpcStatusCode.Unavailable,
        _ => RpcStatusCode.Unknown,
    };

    private static RpcStatusCode ToStatus(long http2Error) => http2Error switch
    {
        NoError => RpcStatusCode.Unavailable,
        RefusedStream => RpcStatusCode.Unavailable,
        Cancel => RpcStatusCode.Cancelled,
        EnhanceYourCalm => RpcStatusCode.ResourceExhausted,
        InadequateSecurity => RpcStatusCode.PermissionDenied,
        _ => RpcStatusCode.Internal,
    };
}
