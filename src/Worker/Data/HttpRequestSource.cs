using System.Text;
using Google.Protobuf.Collections;
using Microsoft.Azure.Functions.PowerShellWorker.Data.Json;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Data;

/// <summary>Reads the parts of a request from its message, each when it is asked for.</summary>
internal sealed class HttpRequestSource(RpcHttp http) : IHttpRequestSource
{
    public string Method => http.Method;

    public string Url => http.Url;

    public Dictionary<string, string> ReadHeaders() => ToTable(http.Headers, http.NullableHeaders);

    public Dictionary<string, string> ReadParams() => ToTable(http.Params, http.NullableParams);

    public Dictionary<string, string> ReadQuery() => ToTable(http.Query, http.NullableQuery);

    /// <summary>JSON is converted when the content type says so or when there is none; bytes of binary content stay bytes.</summary>
    public object? ReadBody()
    {
        var body = http.Body;
        switch (body?.DataCase)
        {
            case TypedData.DataOneofCase.String:
                return ReadContentKind() is ContentKind.Json or ContentKind.None && JsonReader.TryReadContainer(body.String, out var table)
                    ? table
                    : body.String;
            case TypedData.DataOneofCase.Bytes:
                return ReadBytes(body);
            default:
                return TypedDataReader.ToObject(body);
        }
    }

    public object? ReadRawBody() => http.Body?.DataCase switch
    {
        null => null,
        TypedData.DataOneofCase.String => http.Body.String,
        TypedData.DataOneofCase.Bytes => Encoding.UTF8.GetString(http.Body.Bytes.Span),
        _ => TypedDataReader.ToObject(http.Body),
    };

    /// <summary>Hosts that send all bodies as bytes leave it to us to tell text from binary content.</summary>
    private object ReadBytes(TypedData body)
    {
        var kind = ReadContentKind();
        if (kind is ContentKind.Json or ContentKind.None && JsonReader.TryReadContainer(body.Bytes.Span, out var table))
        {
            return table;
        }

        return kind == ContentKind.Binary ? TypedDataReader.ToArray(body.Bytes) : Encoding.UTF8.GetString(body.Bytes.Span);
    }

    private ContentKind ReadContentKind()
    {
        foreach (var (name, value) in http.Headers)
        {
            if (string.Equals(name, "content-type", StringComparison.OrdinalIgnoreCase))
            {
                return ContentKinds.Parse(value);
            }
        }

        foreach (var (name, value) in http.NullableHeaders)
        {
            if (string.Equals(name, "content-type", StringComparison.OrdinalIgnoreCase))
            {
                return ContentKinds.Parse(value.Value);
            }
        }

        return ContentKind.None;
    }

    /// <summary>Hosts fill one of the two maps. The first of several names that differ in case wins.</summary>
    private static Dictionary<string, string> ToTable(MapField<string, string> map, MapField<string, NullableString> nullableMap)
    {
        var table = new Dictionary<string, string>(map.Count + nullableMap.Count, StringComparer.OrdinalIgnoreCase);
        foreach (var (name, value) in map)
        {
            table.TryAdd(name, value);
        }

        foreach (var (name, value) in nullableMap)
        {
            table.TryAdd(name, value.Value);
        }

        return table;
    }
}
