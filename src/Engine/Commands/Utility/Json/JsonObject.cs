using Newtonsoft.Json;

namespace Microsoft.PowerShell.Commands;

/// <summary>JSON text to objects and back.</summary>
public static class JsonObject
{
    /// <summary>Settings of one conversion to JSON.</summary>
    public readonly struct ConvertToJsonContext
    {
        public readonly int MaxDepth;
        public readonly CancellationToken CancellationToken;
        public readonly StringEscapeHandling StringEscapeHandling;
        public readonly bool EnumsAsStrings;
        public readonly bool CompressOutput;
        public readonly PSCmdlet? Cmdlet;

        public ConvertToJsonContext(int maxDepth, bool enumsAsStrings, bool compressOutput)
            : this(maxDepth, enumsAsStrings, compressOutput, StringEscapeHandling.Default, null, CancellationToken.None)
        {
        }

        public ConvertToJsonContext(
            int maxDepth, bool enumsAsStrings, bool compressOutput, StringEscapeHandling stringEscapeHandling, PSCmdlet? targetCmdlet,
            CancellationToken cancellationToken)
        {
            MaxDepth = maxDepth;
            CancellationToken = cancellationToken;
            StringEscapeHandling = stringEscapeHandling;
            EnumsAsStrings = enumsAsStrings;
            CompressOutput = compressOutput;
            Cmdlet = targetCmdlet;
        }
    }

    public static object? ConvertFromJson(string input, out ErrorRecord? error) => ConvertFromJson(input, false, out error);

    public static object? ConvertFromJson(string input, bool returnHashtable, out ErrorRecord? error)
        => ConvertFromJson(input, returnHashtable, 1024, out error);

    /// <summary>Reads one JSON value.</summary>
    /// <param name="input">The text.</param>
    /// <param name="returnHashtable">Objects become ordered hash tables instead of PSCustomObjects.</param>
    /// <param name="maxDepth">Deepest nesting that is read; null for no limit.</param>
    /// <param name="error">Why the text, though JSON, cannot be represented; null if it can.</param>
    /// <exception cref="ArgumentException">The text is no JSON.</exception>
    public static object? ConvertFromJson(string input, bool returnHashtable, int? maxDepth, out ErrorRecord? error)
        => Read(input, returnHashtable, maxDepth, JsonDateKind.Default, out error);

    /// <summary>The text of an object, null if the conversion was cancelled.</summary>
    public static string? ConvertToJson(object? objectToProcess, in ConvertToJsonContext context)
    {
        try
        {
            var writer = new JsonObjectWriter(context);
            writer.Write(objectToProcess);
            if (writer.IsTruncated)
            {
                context.Cmdlet?.WriteWarning($"Resulting JSON is truncated as serialization has exceeded the set depth of {context.MaxDepth}.");
            }

            return writer.ToString();
        }
        catch (OperationCanceledException)
        {
            return null;
        }
    }

    internal static object? Read(string input, bool returnHashtable, int? maxDepth, JsonDateKind dateKind, out ErrorRecord? error)
    {
        ArgumentNullException.ThrowIfNull(input);
        error = null;
        try
        {
            return new JsonReader(input, returnHashtable, maxDepth ?? int.MaxValue, dateKind).ReadDocument();
        }
        catch (JsonReadException e)
        {
            throw new ArgumentException($"Conversion from JSON failed with error: {e.Message}", e);
        }
        catch (JsonContentException e)
        {
            error = e.ErrorRecord;
            return null;
        }
    }
}
