namespace PowerShellWorker.Load.Rpc;

/// <summary>
/// Reads the three things that the loop needs from an encoded message without building objects: which kind it is, the id of the
/// invocation and whether it succeeded. The harness shares the machine with what it measures, so its own parsing has to be cheap.
/// </summary>
internal static class ResponseScanner
{
    private const uint RpcLogField = 2;
    private const uint InvocationResponseField = 5;

    private const uint InvocationIdField = 1;
    private const uint ResultField = 3;
    private const uint StatusField = 4;
    private const ulong Success = 1;

    public static ScannedKind Scan(ReadOnlySpan<byte> message, out ReadOnlySpan<byte> invocationId, out bool succeeded)
    {
        invocationId = default;
        succeeded = false;
        while (TryReadField(ref message, out var field, out _, out var content))
        {
            switch (field)
            {
                case InvocationResponseField:
                    ScanResponse(content, out invocationId, out succeeded);
                    return ScannedKind.InvocationResponse;
                case RpcLogField:
                    return ScannedKind.Log;
            }
        }

        return ScannedKind.Other;
    }

    private static void ScanResponse(ReadOnlySpan<byte> response, out ReadOnlySpan<byte> invocationId, out bool succeeded)
    {
        invocationId = default;
        succeeded = false;
        while (TryReadField(ref response, out var field, out _, out var content))
        {
            switch (field)
            {
                case InvocationIdField:
                    invocationId = content;
                    break;
                case ResultField:
                    while (TryReadField(ref content, out var resultField, out var value, out _))
                    {
                        succeeded = resultField == StatusField ? value == Success : succeeded;
                    }

                    break;
            }
        }
    }

    /// <summary>False at the end and on bytes that are no protobuf, which a full parse then reports.</summary>
    private static bool TryReadField(scoped ref ReadOnlySpan<byte> message, out uint field, out ulong value, out ReadOnlySpan<byte> content)
    {
        content = default;
        value = 0;
        field = 0;
        if (!TryReadVarint(ref message, out var tag))
        {
            return false;
        }

        field = (uint)(tag >> 3);
        switch (tag & 7)
        {
            case 0:
                return TryReadVarint(ref message, out value);
            case 1:
                return TryTake(ref message, 8, out content);
            case 2:
                return TryReadVarint(ref message, out var length) && length <= int.MaxValue && TryTake(ref message, (int)length, out content);
            case 5:
                return TryTake(ref message, 4, out content);
            default:
                return false;
        }
    }

    private static bool TryTake(scoped ref ReadOnlySpan<byte> message, int length, out ReadOnlySpan<byte> content)
    {
        if (length > message.Length)
        {
            content = default;
            return false;
        }

        content = message[..length];
        message = message[length..];
        return true;
    }

    private static bool TryReadVarint(scoped ref ReadOnlySpan<byte> message, out ulong value)
    {
        value = 0;
        for (var i = 0; i < message.Length && i < 10; i++)
        {
            value |= (ulong)(message[i] & 0x7F) << (7 * i);
            if (message[i] < 0x80)
            {
                message = message[(i + 1)..];
                return true;
            }
        }

        return false;
    }
}
