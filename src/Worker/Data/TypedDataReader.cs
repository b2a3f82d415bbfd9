using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using System.Text;
using Google.Protobuf;
using Microsoft.Azure.Functions.PowerShellWorker.Data.Json;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Data;

/// <summary>Turns values of messages into what scripts work with.</summary>
internal static class TypedDataReader
{
    /// <summary>The value as a script sees it; texts that hold a JSON object or array are converted.</summary>
    /// <exception cref="ArgumentException">Data of the kind <c>json</c> is not JSON.</exception>
    public static object? ToObject(TypedData? data, bool convertJson = true) => data?.DataCase switch
    {
        TypedData.DataOneofCase.String => convertJson && JsonReader.TryReadContainer(data.String, out var value) ? value : data.String,
        TypedData.DataOneofCase.Json => JsonReader.Read(data.Json),
        TypedData.DataOneofCase.Bytes => ToArray(data.Bytes),
        TypedData.DataOneofCase.Stream => ToArray(data.Stream),
        TypedData.DataOneofCase.Http => new HttpRequestContext(new HttpRequestSource(data.Http)),
        TypedData.DataOneofCase.Int => data.Int,
        TypedData.DataOneofCase.Double => data.Double,
        TypedData.DataOneofCase.CollectionBytes => data.CollectionBytes.Bytes.Select(bytes => (object)ToArray(bytes)).ToArray(),
        TypedData.DataOneofCase.CollectionString => ToArray(data.CollectionString, convertJson),
        TypedData.DataOneofCase.CollectionDouble => data.CollectionDouble.Double.ToArray(),
        TypedData.DataOneofCase.CollectionSint64 => data.CollectionSint64.Sint64.ToArray(),
        TypedData.DataOneofCase.ModelBindingData => ToTable(data.ModelBindingData),
        TypedData.DataOneofCase.CollectionModelBindingData =>
            data.CollectionModelBindingData.ModelBindingData.Select(ToTable).ToArray<object>(),
        _ => null,
    };

    /// <summary>The value for a parameter that asks for text, bytes or a stream: what was sent, not what it means.</summary>
    public static object? ToRaw(TypedData? data, RawKind kind)
    {
        if (data?.DataCase == TypedData.DataOneofCase.Http)
        {
            return ToRaw(data.Http.Body, kind);
        }

        return kind switch
        {
            RawKind.Text => TryGetText(data, out var text) ? text
                : TryGetBytes(data, out var bytes) ? Encoding.UTF8.GetString(bytes)
                : ToObject(data, convertJson: false),
            RawKind.Bytes => TryGetBytes(data, out var bytes) ? bytes
                : TryGetText(data, out var text) ? Encoding.UTF8.GetBytes(text)
                : ToObject(data, convertJson: false),
            RawKind.Stream => TryGetBytes(data, out var bytes) ? new MemoryStream(bytes, writable: false)
                : TryGetText(data, out var text) ? new MemoryStream(Encoding.UTF8.GetBytes(text), writable: false)
                : ToObject(data, convertJson: false),
            _ => ToObject(data),
        };
    }

    /// <summary>The bytes without a copy: the message is read once and nobody else holds it.</summary>
    public static byte[] ToArray(ByteString bytes) =>
        MemoryMarshal.TryGetArray(bytes.Memory, out var segment) && segment.Offset == 0 && segment.Count == segment.Array!.Length
            ? segment.Array
            : bytes.ToByteArray();

    private static bool TryGetText(TypedData? data, [NotNullWhen(true)] out string? text)
    {
        text = data?.DataCase switch
        {
            TypedData.DataOneofCase.String => data.String,
            TypedData.DataOneofCase.Json => data.Json,
            _ => null,
        };
        return text is not null;
    }

    private static bool TryGetBytes(TypedData? data, [NotNullWhen(true)] out byte[]? bytes)
    {
        bytes = data?.DataCase switch
        {
            TypedData.DataOneofCase.Bytes => ToArray(data.Bytes),
            TypedData.DataOneofCase.Stream => ToArray(data.Stream),
            _ => null,
        };
        return bytes is not null;
    }

    private static object?[] ToArray(CollectionString texts, bool convertJson)
    {
        var items = new object?[texts.String.Count];
        for (var i = 0; i < items.Length; i++)
        {
            var text = texts.String[i];
            items[i] = convertJson && JsonReader.TryReadContainer(text, out var value) ? value : text;
        }

        return items;
    }

    /// <summary>A reference to a service object; the script may use the names in it with a module of its own.</summary>
    private static Hashtable ToTable(ModelBindingData data) => new OrderedHashtable
    {
        ["Version"] = data.Version,
        ["Source"] = data.Source,
        ["ContentType"] = data.ContentType,
        ["Content"] = JsonReader.TryReadContainer(data.Content.Span, out var content) ? content : ToArray(data.Content),
    };
}
