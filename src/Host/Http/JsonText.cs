using System.Buffers;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace PowerShellWorker.Host.Http;

/// <summary>Writes small JSON texts without keeping anything per call.</summary>
internal static class JsonText
{
    [ThreadStatic]
    private static ArrayBufferWriter<byte>? _buffer;

    [ThreadStatic]
    private static Utf8JsonWriter? _writer;

    /// <summary>A JSON object with string values.</summary>
    public static string Object(IEnumerable<KeyValuePair<string, string>> values)
    {
        var buffer = _buffer ??= new ArrayBufferWriter<byte>(1024);
        var writer = _writer ??= new Utf8JsonWriter(buffer, new JsonWriterOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, SkipValidation = true });
        buffer.ResetWrittenCount();
        writer.Reset(buffer);
        writer.WriteStartObject();
        foreach (var (name, value) in values)
        {
            writer.WriteString(name, value);
        }

        writer.WriteEndObject();
        writer.Flush();
        return Encoding.UTF8.GetString(buffer.WrittenSpan);
    }
}
