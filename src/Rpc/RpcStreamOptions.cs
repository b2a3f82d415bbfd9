namespace PowerShellWorker.Rpc;

/// <summary>Limits of one stream; both ends use it. Read once, when the stream is made.</summary>
public sealed record RpcStreamOptions
{
    /// <summary>The options that are used when none are given.</summary>
    public static RpcStreamOptions Default { get; } = new();

    /// <summary>Largest message that is read, in bytes. A larger one ends the stream with <see cref="RpcStatusCode.ResourceExhausted"/>.</summary>
    /// <value>Default: <see cref="int.MaxValue"/>, no limit but that of an array.</value>
    public int MaxReceiveMessageBytes { get; init; } = int.MaxValue;

    /// <summary>Largest message that is written, in bytes. Writing a larger one throws and leaves the stream as it was.</summary>
    /// <value>Default: <see cref="int.MaxValue"/>.</value>
    public int MaxSendMessageBytes { get; init; } = int.MaxValue;

    /// <summary>Bytes waiting to be sent above which the stream is congested: waiting writers wait, others are let through.</summary>
    /// <value>Default: 8 MiB. A single larger message is still accepted when nothing else waits.</value>
    public int MaxPendingWriteBytes { get; init; } = 8 * 1024 * 1024;

    /// <summary>How long the whole call may last; the peer is told (<c>grpc-timeout</c>). Client only.</summary>
    /// <value>Default: <see cref="Timeout.InfiniteTimeSpan"/>, no deadline: a worker's call lives as long as the worker.</value>
    public TimeSpan Deadline { get; init; } = Timeout.InfiniteTimeSpan;

    /// <summary>How long to go on trying to connect. Client only.</summary>
    /// <value>Default: 5 seconds. Zero tries once.</value>
    public TimeSpan ConnectTimeout { get; init; } = TimeSpan.FromSeconds(5);

    /// <summary>What carries the call. Client only.</summary>
    /// <value>Default: <see cref="RpcTransport.HttpClient"/>.</value>
    public RpcTransport Transport { get; init; } = RpcTransport.HttpClient;
}
