using System.Buffers.Text;
using System.Text;
using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace PowerShellWorker.Load.Rpc;

/// <summary>
/// An invocation request, encoded once. The invocation's id has a guid's shape and carries the slot that waits for the answer, so
/// sending writes 20 hexadecimal digits and no table maps answers back.
/// </summary>
internal sealed class RequestTemplate
{
    public const string IdPlaceholder = "00000000-0000-4000-8000-000000000000";

    private const int SlotDigits = 8;
    private const int SequenceOffset = 24;
    private const int SequenceDigits = 12;

    private readonly byte[] _encoded;
    private readonly int _idOffset;

    public RequestTemplate(InvocationRequest request)
    {
        if (request.InvocationId != IdPlaceholder)
        {
            throw new ArgumentException("The request must carry the placeholder.", nameof(request));
        }

        _encoded = new StreamingMessage { InvocationRequest = request }.ToByteArray();
        _idOffset = _encoded.AsSpan().IndexOf(Encoding.UTF8.GetBytes(IdPlaceholder));
    }

    public int Bytes => _encoded.Length;

    /// <summary>The request for a slot; valid until the next call.</summary>
    public ReadOnlySpan<byte> For(int slot, long sequence)
    {
        WriteHex(_encoded.AsSpan(_idOffset, SlotDigits), slot);
        WriteHex(_encoded.AsSpan(_idOffset + SequenceOffset, SequenceDigits), sequence);
        return _encoded;
    }

    /// <summary>The slot and sequence of an answer's invocation id; false when it is none of ours.</summary>
    public static bool TryParseId(ReadOnlySpan<byte> invocationId, out int slot, out long sequence)
    {
        sequence = 0;
        slot = 0;
        return invocationId.Length == IdPlaceholder.Length
            && Utf8Parser.TryParse(invocationId[..SlotDigits], out slot, out var slotDigits, 'x')
            && slotDigits == SlotDigits
            && Utf8Parser.TryParse(invocationId.Slice(SequenceOffset, SequenceDigits), out sequence, out var sequenceDigits, 'x')
            && sequenceDigits == SequenceDigits;
    }

    private static void WriteHex(Span<byte> digits, long value)
    {
        for (var i = digits.Length - 1; i >= 0; i--, value >>= 4)
        {
            digits[i] = "0123456789abcdef"u8[(int)(value & 15)];
        }
    }
}
