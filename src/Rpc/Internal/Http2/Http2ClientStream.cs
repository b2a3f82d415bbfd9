using System.Buffers.Binary;
using System.Globalization;
using System.Net;
using System.Net.Sockets;

namespace PowerShellWorker.Rpc.Internal.Http2;

/// <summary>
/// A call over a connection of its own, straight on a blocking socket: one thread reads it, writers write on their own threads.
/// </summary>
/// <remarks>
/// The framework's client costs a starting worker 60 ms, most of it compiling asynchronous methods, and four changes of thread for
/// each message and answer. This one has no asynchronous method on its way but the caller's.
/// </remarks>
internal sealed class Http2ClientStream : FunctionRpcClientStream
{
    // Announced at once: the protocol's own 64 KiB would stall a large request once per round trip.
    private const int ReceiveWindowBytes = 16 * 1024 * 1024;
    private const int InitialConnectionWindow = 65_535;
    private const int InputBytes = 256 * 1024;

    // What hosts pass.
    private const string LoopbackHost = "127.0.0.1";

    private const byte SettingHeaderTable = 1;
    private const byte SettingEnablePush = 2;
    private const byte SettingInitialWindow = 4;
    private const uint CancelCode = 8;

    private static readonly TimeSpan RetryDelay = TimeSpan.FromMilliseconds(50);

    private readonly Socket _socket;
    private readonly FrameOutput _output;
    private readonly ReceiveQueue _received;
    private readonly FrameInput _input;
    private readonly Timer? _deadline;
    private int _unannouncedCredit;

    private Http2ClientStream(Socket socket, RpcStreamOptions options)
        : base(options)
    {
        _socket = socket;
        _output = new FrameOutput(socket);
        _received = new ReceiveQueue(OnConsumed);
        _input = new FrameInput(_output, _received, OnHeaders, ReceiveWindowBytes);
        if (options.Deadline != Timeout.InfiniteTimeSpan)
        {
            _deadline = new Timer(
                _ => Fail(new RpcStatusException(
                    RpcStatusCode.DeadlineExceeded, $"The call was not over after {options.Deadline.TotalSeconds} s, its deadline.")),
                null,
                options.Deadline,
                Timeout.InfiniteTimeSpan);
        }
    }

    public static new async Task<FunctionRpcClientStream> ConnectAsync(Uri host, RpcStreamOptions options, CancellationToken cancellationToken)
    {
        var started = Environment.TickCount64;
        while (true)
        {
            var isHere = host.Host == LoopbackHost;
            var socket = isHere
                ? new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp)
                : new Socket(SocketType.Stream, ProtocolType.Tcp);
            try
            {
                socket.NoDelay = true;
                if (isHere)
                {
                    // Connecting on this machine does not wait, and this way no connection machinery has to start up.
                    socket.Connect(new IPEndPoint(IPAddress.Loopback, host.Port));
                }
                else
                {
                    await ConnectAsync(socket, host, options, cancellationToken).ConfigureAwait(false);
                }

                var stream = new Http2ClientStream(socket, options);
                stream.Open(host, options);
                return stream;
            }
            catch (SocketException exception)
            {
                socket.Dispose();
                if (exception.SocketErrorCode != SocketError.ConnectionRefused
                    || Environment.TickCount64 - started >= options.ConnectTimeout.TotalMilliseconds)
                {
                    throw CannotConnect(host, exception);
                }
            }
            catch
            {
                socket.Dispose();
                throw;
            }

            await Task.Delay(RetryDelay, cancellationToken).ConfigureAwait(false);
        }
    }

    private protected override ValueTask<int> ReceiveAsync(Memory<byte> buffer, CancellationToken cancellationToken) => _received.ReadAsync(buffer);

    private protected override ValueTask SendAsync(SendBatch batch)
    {
        for (var i = 0; i < batch.Count; i++)
        {
            var taken = _output.WriteData(batch[i].Span);
            if (taken < batch[i].Length)
            {
                return SendWithCreditAsync(batch, i, taken);
            }
        }

        _output.Flush();
        return ValueTask.CompletedTask;
    }

    private protected override ValueTask SendEndAsync()
    {
        if (Completion.IsCompleted || _input.IsEnded)
        {
            return ValueTask.CompletedTask;
        }

        try
        {
            _output.WriteControl(FrameType.Data, FrameHeader.EndStream, FrameOutput.StreamId, []);
            return ValueTask.CompletedTask;
        }
        catch (Exception exception) when (exception is SocketException or ObjectDisposedException)
        {
            return ValueTask.FromException(Fail(ToStatus(exception)));
        }
    }

    private protected override ValueTask OnInputEndAsync()
    {
        StatusTrailers.ThrowIfNotOk(_input.Trailers ?? _input.Headers!);
        _output.Windows.Close();
        EndWell();
        return ValueTask.CompletedTask;
    }

    private protected override void AbortTransport(RpcStatusException reason)
    {
        _received.Fail(reason);
        _output.Windows.Close();
        try
        {
            // Closing tells the peer as well; the reset tells it what happened. Not if it could block.
            if (!_input.IsEnded && _socket.Poll(0, SelectMode.SelectWrite))
            {
                Span<byte> code = stackalloc byte[4];
                BinaryPrimitives.WriteUInt32BigEndian(code, CancelCode);
                _output.WriteControl(FrameType.ResetStream, 0, FrameOutput.StreamId, code);
            }

            _socket.Shutdown(SocketShutdown.Both);
        }
        catch (Exception exception) when (exception is SocketException or ObjectDisposedException)
        {
            // The connection was gone already.
        }
    }

    private protected override ValueTask DisposeTransportAsync()
    {
        _deadline?.Dispose();
        _socket.Dispose();
        return ValueTask.CompletedTask;
    }

    private protected override RpcStatusException ToStatus(Exception exception) => TransportErrors.ToStatus(exception);

    private static async Task ConnectAsync(Socket socket, Uri host, RpcStreamOptions options, CancellationToken cancellationToken)
    {
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancellationToken);
        limit.CancelAfter(options.ConnectTimeout > TimeSpan.Zero ? options.ConnectTimeout : TimeSpan.FromSeconds(1));
        try
        {
            await socket.ConnectAsync(host.Host, host.Port, limit.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException exception) when (!cancellationToken.IsCancellationRequested)
        {
            throw new RpcStatusException(
                RpcStatusCode.Unavailable, $"Cannot open a call to {host}: no connection within {options.ConnectTimeout.TotalSeconds} s.", exception);
        }
    }

    private static void WriteSetting(Span<byte> destination, byte setting, uint value)
    {
        BinaryPrimitives.WriteUInt16BigEndian(destination, setting);
        BinaryPrimitives.WriteUInt32BigEndian(destination[2..], value);
    }

    /// <summary>Preface, settings, credit and the request's headers, in one packet.</summary>
    private void Open(Uri host, RpcStreamOptions options)
    {
        const int SettingsBytes = 18;
        var timeout = options.Deadline == Timeout.InfiniteTimeSpan ? null : GrpcTimeout.Format(options.Deadline);
        var headers = HpackWriter.RequestBlock(host.Authority, FunctionRpc.EventStreamPath, timeout);
        var preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"u8;
        var opening = new byte[preface.Length + (3 * FrameHeader.Bytes) + SettingsBytes + 4 + headers.Length];
        preface.CopyTo(opening);
        var rest = opening.AsSpan(preface.Length);
        new FrameHeader(SettingsBytes, FrameType.Settings, 0, 0).Write(rest);
        WriteSetting(rest[FrameHeader.Bytes..], SettingHeaderTable, HpackDecoder.TableBytes);
        WriteSetting(rest[(FrameHeader.Bytes + 6)..], SettingEnablePush, 0);
        WriteSetting(rest[(FrameHeader.Bytes + 12)..], SettingInitialWindow, ReceiveWindowBytes);
        rest = rest[(FrameHeader.Bytes + SettingsBytes)..];
        new FrameHeader(4, FrameType.WindowUpdate, 0, 0).Write(rest);
        BinaryPrimitives.WriteInt32BigEndian(rest[FrameHeader.Bytes..], ReceiveWindowBytes - InitialConnectionWindow);
        rest = rest[(FrameHeader.Bytes + 4)..];
        new FrameHeader(headers.Length, FrameType.Headers, FrameHeader.EndHeaders, FrameOutput.StreamId).Write(rest);
        headers.CopyTo(rest[FrameHeader.Bytes..]);
        _output.WriteRaw(opening);
        new Thread(ReadSocket) { IsBackground = true, Name = "FunctionRpc reader" }.Start();
    }

    /// <summary>The reading thread: to the end of the call or of the connection.</summary>
    private void ReadSocket()
    {
        var buffer = GC.AllocateUninitializedArray<byte>(InputBytes);
        var used = 0;
        try
        {
            while (!_input.IsEnded)
            {
                var received = _socket.Receive(buffer.AsSpan(used));
                if (received == 0)
                {
                    var reason = _input.GoAway is { } goAway ? $" after GOAWAY ({goAway})" : "";
                    throw new RpcStatusException(RpcStatusCode.Unavailable, $"The connection was lost{reason}: the peer closed it.");
                }

                used += received;
                var taken = _input.Take(buffer.AsSpan(0, used));
                buffer.AsSpan(taken, used - taken).CopyTo(buffer);
                used -= taken;
                _received.Deliver();
                ThrowIfReset();
            }
        }
        catch (RpcStatusException exception)
        {
            Fail(exception);
        }
        catch (Exception exception)
        {
            // The border of the thread: whatever it was ends the call, and the caller learns it there.
            Fail(ToStatus(exception));
        }
    }

    private void ThrowIfReset()
    {
        if (_input.ResetCode is { } code && !_input.IsEnded)
        {
            throw new RpcStatusException(
                TransportErrors.ToStatus((long)code), string.Create(CultureInfo.InvariantCulture, $"The peer reset the stream with HTTP/2 error {code}."));
        }
    }

    private void OnHeaders(Dictionary<string, string> headers) => AcceptHeaders(
        int.TryParse(headers[":status"], NumberStyles.None, CultureInfo.InvariantCulture, out var status) ? status : 0,
        headers.GetValueOrDefault("content-type"),
        headers.GetValueOrDefault("grpc-encoding"));

    /// <summary>The reader has taken bytes: gives the peer new credit, a quarter of the window at a time.</summary>
    private void OnConsumed(int bytes)
    {
        // Only the one reader comes here, but on changing threads; ReceiveQueue's lock orders them.
        _unannouncedCredit += bytes;
        if (_unannouncedCredit >= ReceiveWindowBytes / 4 && !_input.IsEnded)
        {
            _output.WriteCredit(0, _unannouncedCredit);
            _output.WriteCredit(FrameOutput.StreamId, _unannouncedCredit);
            _unannouncedCredit = 0;
        }
    }

    /// <summary>Goes on when the peer gives credit.</summary>
    private async ValueTask SendWithCreditAsync(SendBatch batch, int index, int taken)
    {
        for (; index < batch.Count; index++, taken = 0)
        {
            for (var rest = batch[index][taken..]; rest.Length > 0;)
            {
                rest = rest[_output.WriteData(rest.Span)..];
                if (rest.Length > 0)
                {
                    _output.Flush();
                    await _output.Windows.WaitAsync().ConfigureAwait(false);
                    if (_output.Windows.IsClosed)
                    {
                        throw Error ?? new RpcStatusException(RpcStatusCode.Cancelled, "The peer ended the call before it had read everything.");
                    }
                }
            }
        }

        _output.Flush();
    }
}
