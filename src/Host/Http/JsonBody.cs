using System.Text;
using System.Text.Json;
using Google.Protobuf.Collections;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace PowerShellWorker.Host.Http;

/// <summary>Looks into JSON bodies as far as workers expect the host to.</summary>
internal static class JsonBody
{
    /// <summary>A JSON document as a value: strings as strings, everything else as JSON, what is not JSON as text.</summary>
    public static TypedData ToTypedData(string text)
    {
        try
        {
            using var document = JsonDocument.Parse(text);
            return document.RootElement.ValueKind switch
            {
                JsonValueKind.String => new TypedData { String = document.RootElement.GetString()! },
                JsonValueKind.Null => new TypedData(),
                _ => new TypedData { Json = text },
            };
        }
        catch (JsonException)
        {
            return new TypedData { String = text };
        }
    }

    /// <summary>Adds the top-level properties of a JSON object; does nothing for anything else.</summary>
    public static void AddProperties(ReadOnlySpan<byte> utf8, MapField<string, TypedData> values)
    {
        if (utf8.StartsWith(Encoding.UTF8.Preamble))
        {
            utf8 = utf8[Encoding.UTF8.Preamble.Length..];
        }

        var reader = new Utf8JsonReader(utf8);
        try
        {
            if (!reader.Read() || reader.TokenType != JsonTokenType.StartObject)
            {
                return;
            }

            while (reader.Read() && reader.TokenType == JsonTokenType.PropertyName)
            {
                var name = reader.GetString()!;
                reader.Read();
                var start = (int)reader.TokenStartIndex;
                var kind = reader.TokenType;
                var text = kind == JsonTokenType.String ? reader.GetString()! : "";
                reader.Skip();
                if (kind is JsonTokenType.Null)
                {
                    continue;
                }

                var json = kind == JsonTokenType.String ? "" : Encoding.UTF8.GetString(utf8[start..(int)reader.BytesConsumed]);
                values[name] = kind switch
                {
                    JsonTokenType.String => new TypedData { String = text },
                    JsonTokenType.StartObject or JsonTokenType.StartArray => new TypedData { Json = json },
                    _ => new TypedData { String = json },
                };
            }
        }
        catch (JsonException)
        {
            // The function gets the body as it is and judges it itself.
        }
    }
}
