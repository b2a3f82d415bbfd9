using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Conformance;

/// <summary>What a case gave, in the shape of the expected file; empty fields are left out.</summary>
internal sealed record CaseResult
{
    private static readonly JsonSerializerOptions Format = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        WriteIndented = true,
    };

    private static readonly JsonSerializerOptions OneLine = new(Format) { WriteIndented = false };

    public string? Output { get; init; }

    public IReadOnlyList<string>? Objects { get; init; }

    public IReadOnlyList<ErrorText>? Errors { get; init; }

    public ErrorText? Terminating { get; init; }

    public IReadOnlyList<string>? Warnings { get; init; }

    public IReadOnlyList<string>? Verbose { get; init; }

    public IReadOnlyList<string>? Debug { get; init; }

    public IReadOnlyList<string>? Information { get; init; }

    public string? Host { get; init; }

    public int? ExitCode { get; init; }

    public static CaseResult Read(string path) => Parse(File.ReadAllText(path));

    public static CaseResult Parse(string json) => JsonSerializer.Deserialize<CaseResult>(json, Format)!;

    public string ToJson(bool indented) => JsonSerializer.Serialize(this, indented ? Format : OneLine);
}
