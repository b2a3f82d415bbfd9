using System.Buffers.Binary;
using System.Text;

namespace PowerShellWorker.Rpc.Internal.Http2;

/// <summary>Understands the frames that the peer sends and says what they mean for the one call.</summary>
internal sealed class FrameInput(
    FrameOutput output, ReceiveQueue received, Action<Dictionary<string, string>> onHeaders, int receiveWindow)
{
    private const int MaxFrameBytes = 16_384;
    private const int MostHeaderBytes = 256 * 1024;

    // SETTINGS (RFC 9113, 6.5.2).
    private const int SettingInitialWindow = 4;
    private const int SettingMaxFrame = 5;

    private readonly HpackDecoder _hpack = new();
    private byte[] _headerBlock = [];
    private bool _hasSettings;
    private bool _isInHeaders;
    private bool _endsWithHeaders;
    private string? _goAway;

    /// <summary>Response headers; null until they came.</summary>
    public Dictionary<string, string>? Headers { get; private set; }

    public Dictionary<string, string>? Trailers { get; private set; }

    /// <summary>The peer has sent all of the call.</summary>
    public bool IsEnded { get; private set; }

    /// <summary>Code of a reset; null when the stream was not reset.</summary>
    public uint? ResetCode { get; private set; }

    /// <summary>What the peer said when it closed the connection.</summary>
    public string? GoAway => _goAway;

    /// <summary>Takes the whole frames at the start of the bytes.</summary>
    /// <returns>How many bytes they were.</returns>
    /// <exception cref="Http2Exception">The peer broke the rules.</exception>
    public int Take(ReadOnlySpan<byte> bytes)
    {
        var taken = 0;
        while (bytes.Length - taken >= FrameHeader.Bytes)
        {
            var header = FrameHeader.Read(bytes[taken..]);
            Check(header, bytes[taken..]);
            if (bytes.Length - taken < FrameHeader.Bytes + header.Length)
            {
                break;
            }

            Handle(header, bytes.Slice(taken + FrameHeader.Bytes, header.Length));
            taken += FrameHeader.Bytes + header.Length;
        }

        return taken;
    }

    private void Check(FrameHeader header, ReadOnlySpan<byte> start)
    {
        if (!_hasSettings && (header.Type != FrameType.Settings || header.Length > MaxFrameBytes))
        {
            var text = Encoding.Latin1.GetString(start[..Math.Min(start.Length, 16)]).ReplaceLineEndings(" ");
            throw new Http2Exception($"It does not speak HTTP/2 with prior knowledge; its first bytes are '{text}'.");
        }

        if (header.Length > MaxFrameBytes)
        {
            throw new Http2Exception($"It sent a frame of {header.Length} bytes; the limit is {MaxFrameBytes}.");
        }

        if (_isInHeaders && header.Type != FrameType.Continuation)
        {
            throw new Http2Exception("It interrupted a header block with another frame.");
        }
    }

    private void Handle(FrameHeader header, ReadOnlySpan<byte> payload)
    {
        switch (header.Type)
        {
            case FrameType.Data:
                OnData(header, payload);
                break;
            case FrameType.Headers:
                payload = WithoutPadding(header, payload);
                AddHeaders(header, payload[(header.Has(FrameHeader.HasPriority) ? Math.Min(5, payload.Length) : 0)..]);
                break;
            case FrameType.Continuation when _isInHeaders:
                AddHeaders(header, payload);
                break;
            case FrameType.ResetStream when payload.Length == 4:
                if (header.StreamId == FrameOutput.StreamId)
                {
                    ResetCode ??= BinaryPrimitives.ReadUInt32BigEndian(payload);
                }

                break;
            case FrameType.Settings when payload.Length % 6 == 0:
                OnSettings(header, payload);
                break;
            case FrameType.Ping when payload.Length == 8:
                if (!header.Has(FrameHeader.Ack))
                {
                    output.WriteControl(FrameType.Ping, FrameHeader.Ack, 0, payload);
                }

                break;
            case FrameType.GoAway when payload.Length >= 8:
                _goAway = $"error {BinaryPrimitives.ReadUInt32BigEndian(payload[4..])}{(payload.Length > 8 ? ", " : "")}{Encoding.UTF8.GetString(payload[8..])}";
                break;
            case FrameType.WindowUpdate when payload.Length == 4:
                if (header.StreamId is 0 or FrameOutput.StreamId)
                {
                    output.Windows.Add(header.StreamId == 0, BinaryPrimitives.ReadUInt32BigEndian(payload) & int.MaxValue);
                }

                break;
            case > FrameType.Continuation or FrameType.Priority:
                // Unknown types are to be ignored.
                break;
            default:
                throw new Http2Exception($"It sent a {header.Type} frame that is wrong or not allowed here.");
        }
    }

    private void OnData(FrameHeader header, ReadOnlySpan<byte> payload)
    {
        if (header.StreamId != FrameOutput.StreamId || Headers is null || IsEnded)
        {
            throw new Http2Exception("It sent data outside of the call.");
        }

        var content = WithoutPadding(header, payload);
        if (received.Unread + content.Length > receiveWindow)
        {
            throw new Http2Exception("It sent more than the flow-control window allows.");
        }

        if (payload.Length > content.Length)
        {
            // Padding counts against the windows too, and nobody will read it.
            output.WriteCredit(0, payload.Length - content.Length);
            output.WriteCredit(FrameOutput.StreamId, payload.Length - content.Length);
        }

        received.Add(content);
        if (header.Has(FrameHeader.EndStream))
        {
            End();
        }
    }

    private void AddHeaders(FrameHeader header, ReadOnlySpan<byte> fragment)
    {
        if (header.StreamId != FrameOutput.StreamId || IsEnded)
        {
            throw new Http2Exception("It sent headers outside of the call.");
        }

        if (_headerBlock.Length + fragment.Length > MostHeaderBytes)
        {
            throw new Http2Exception($"Its header block is larger than {MostHeaderBytes} bytes.");
        }

        // As a rule there are two blocks in a call, each of one frame.
        _headerBlock = [.. _headerBlock, .. fragment];

        _endsWithHeaders |= header.Type == FrameType.Headers && header.Has(FrameHeader.EndStream);
        _isInHeaders = !header.Has(FrameHeader.EndHeaders);
        if (!_isInHeaders)
        {
            var headers = _hpack.Decode(_headerBlock);
            _headerBlock = [];
            OnHeaders(headers);
        }
    }

    private void OnHeaders(Dictionary<string, string> headers)
    {
        if (Headers is not null)
        {
            Trailers = _endsWithHeaders ? headers : throw new Http2Exception("Its trailers do not end the stream.");
        }
        else if (!headers.TryGetValue(":status", out var status))
        {
            throw new Http2Exception("Its headers have no :status.");
        }
        else if (status.Length == 3 && status[0] != '1')
        {
            onHeaders(headers);
            Headers = headers;
        }

        if (_endsWithHeaders)
        {
            End();
        }
    }

    private void End()
    {
        IsEnded = true;
        received.End();
    }

    private void OnSettings(FrameHeader header, ReadOnlySpan<byte> payload)
    {
        _hasSettings = true;
        if (header.Has(FrameHeader.Ack))
        {
            return;
        }

        for (; payload.Length > 0; payload = payload[6..])
        {
            var value = BinaryPrimitives.ReadUInt32BigEndian(payload[2..]);
            switch (BinaryPrimitives.ReadUInt16BigEndian(payload))
            {
                case SettingInitialWindow:
                    output.Windows.SetInitial(value <= int.MaxValue ? value : throw new Http2Exception("Its initial window is too large."));
                    break;
                case SettingMaxFrame:
                    output.MaxFrameBytes = value is >= 16_384 and <= 16_777_215 ? (int)value : throw new Http2Exception("Its maximum frame size is out of range.");
                    break;
            }
        }

        output.WriteControl(FrameType.Settings, FrameHeader.Ack, 0, []);
    }

    private static ReadOnlySpan<byte> WithoutPadding(FrameHeader header, ReadOnlySpan<byte> payload)
    {
        if (!header.Has(FrameHeader.Padded))
        {
            return payload;
        }

        return payload.Length > 0 && payload[0] < payload.Length
            ? payload[1..^payload[0]]
            : throw new Http2Exception("Its padding is longer than the frame.");
    }
}
