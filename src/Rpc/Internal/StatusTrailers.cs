using System.Collections.ObjectModel;
using System.Globalization;
using System.Net.Http.Headers;
using System.Text;

namespace PowerShellWorker.Rpc.Internal;

/// <summary>How a call's end is written: <c>grpc-status</c> and <c>grpc-message</c>.</summary>
internal static class StatusTrailers
{
    public const string Status = "grpc-status";

    public const string Message = "grpc-message";

    public static IReadOnlyDictionary<string, string> Read(HttpHeaders headers)
    {
        var trailers = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        foreach (var (name, values) in headers.NonValidated)
        {
            trailers[name.ToLowerInvariant()] = string.Join(",", values);
        }

        return new ReadOnlyDictionary<string, string>(trailers);
    }

    public static void ThrowIfNotOk(IReadOnlyDictionary<string, string> trailers)
    {
        if (!trailers.TryGetValue(Status, out var status))
        {
            throw new RpcStatusException(RpcStatusCode.Unknown, "The call ended without a grpc-status.", trailers);
        }

        var code = int.TryParse(status, NumberStyles.None, CultureInfo.InvariantCulture, out var number) && number <= (int)RpcStatusCode.Unauthenticated
            ? (RpcStatusCode)number
            : RpcStatusCode.Unknown;
        if (code != RpcStatusCode.Ok)
        {
            throw new RpcStatusException(code, trailers.TryGetValue(Message, out var message) ? Decode(message) : "", trailers);
        }
    }

    /// <summary>Percent-encodes what a header may not hold.</summary>
    public static string Encode(string message)
    {
        var encoded = new StringBuilder();
        foreach (var b in Encoding.UTF8.GetBytes(message))
        {
            if (b is >= 0x20 and <= 0x7E and not (byte)'%')
            {
                encoded.Append((char)b);
            }
            else
            {
                encoded.Append(CultureInfo.InvariantCulture, $"%{b:X2}");
            }
        }

        return encoded.ToString();
    }

    /// <summary>Undoes <see cref="Encode"/>; what is no valid escape stays as it is.</summary>
    public static string Decode(string message)
    {
        if (!message.Contains('%'))
        {
            return message;
        }

        var bytes = new byte[Encoding.UTF8.GetMaxByteCount(message.Length)];
        var count = 0;
        for (var i = 0; i < message.Length; i++)
        {
            if (message[i] == '%'
                && i + 2 < message.Length
                && byte.TryParse(message.AsSpan(i + 1, 2), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out var escaped))
            {
                bytes[count++] = escaped;
                i += 2;
            }
            else
            {
                count += Encoding.UTF8.GetBytes(message.AsSpan(i, 1), bytes.AsSpan(count));
            }
        }

        return Encoding.UTF8.GetString(bytes, 0, count);
    }
}
