using System.Text.Json;

namespace Microsoft.PowerShell.Commands;

/// <summary>Tells whether a text is JSON.</summary>
[Cmdlet("Test", "Json", DefaultParameterSetName = "JsonString", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096609")]
[OutputType(typeof(bool))]
public class TestJsonCommand : PSCmdlet
{
    private JsonSchemaCheck? _schema;

    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true, ParameterSetName = "JsonString")]
    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true, ParameterSetName = "JsonStringWithSchemaString")]
    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true, ParameterSetName = "JsonStringWithSchemaFile")]
    public string? Json { get; set; }

    [Parameter(Mandatory = true, ParameterSetName = "JsonPath", ValueFromPipelineByPropertyName = true)]
    [Parameter(Mandatory = true, ParameterSetName = "JsonPathWithSchemaString", ValueFromPipelineByPropertyName = true)]
    [Parameter(Mandatory = true, ParameterSetName = "JsonPathWithSchemaFile", ValueFromPipelineByPropertyName = true)]
    public string? Path { get; set; }

    [Parameter(Mandatory = true, ParameterSetName = "JsonLiteralPath", ValueFromPipelineByPropertyName = true)]
    [Parameter(Mandatory = true, ParameterSetName = "JsonLiteralPathWithSchemaString", ValueFromPipelineByPropertyName = true)]
    [Parameter(Mandatory = true, ParameterSetName = "JsonLiteralPathWithSchemaFile", ValueFromPipelineByPropertyName = true)]
    [Alias("PSPath", "LP")]
    public string? LiteralPath { get; set; }

    [Parameter(Position = 1, Mandatory = true, ParameterSetName = "JsonStringWithSchemaString")]
    [Parameter(Position = 1, Mandatory = true, ParameterSetName = "JsonPathWithSchemaString")]
    [Parameter(Position = 1, Mandatory = true, ParameterSetName = "JsonLiteralPathWithSchemaString")]
    [ValidateNotNullOrEmpty]
    public string? Schema { get; set; }

    [Parameter(Position = 1, Mandatory = true, ParameterSetName = "JsonStringWithSchemaFile")]
    [Parameter(Position = 1, Mandatory = true, ParameterSetName = "JsonPathWithSchemaFile")]
    [Parameter(Position = 1, Mandatory = true, ParameterSetName = "JsonLiteralPathWithSchemaFile")]
    [ValidateNotNullOrEmpty]
    public string? SchemaFile { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    [ValidateSet("IgnoreComments", "AllowTrailingCommas")]
    public string[] Options { get; set; } = [];

    protected override void BeginProcessing()
    {
        var schema = Schema;
        try
        {
            if (SchemaFile is not null)
            {
                schema = File.ReadAllText(GetUnresolvedProviderPathFromPSPath(SchemaFile));
            }
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            ThrowTerminatingError(new ErrorRecord(new InvalidOperationException($"Cannot open the JSON schema file: {SchemaFile}", e),
                "JsonSchemaFileOpenFailure", ErrorCategory.OpenError, SchemaFile));
        }

        if (schema is null)
        {
            return;
        }

        try
        {
            _schema = new JsonSchemaCheck(schema);
        }
        catch (JsonException e)
        {
            ThrowTerminatingError(new ErrorRecord(new InvalidOperationException("Cannot parse the JSON schema.", e),
                "InvalidJsonSchema", ErrorCategory.InvalidData, Schema ?? SchemaFile));
        }
    }

    protected override void ProcessRecord()
    {
        var text = Path is not null || LiteralPath is not null ? File.ReadAllText(GetUnresolvedProviderPathFromPSPath(LiteralPath ?? Path!)) : Json!;
        WriteObject(Test(text));
    }

    private bool Test(string text)
    {
        var options = new JsonDocumentOptions
        {
            CommentHandling = Options.Contains("IgnoreComments", StringComparer.OrdinalIgnoreCase) ? JsonCommentHandling.Skip : JsonCommentHandling.Disallow,
            AllowTrailingCommas = Options.Contains("AllowTrailingCommas", StringComparer.OrdinalIgnoreCase),
            MaxDepth = 1024,
        };
        try
        {
            using var document = JsonDocument.Parse(text, options);
            if (_schema is null)
            {
                return true;
            }

            var errors = _schema.Check(document.RootElement);
            foreach (var error in errors)
            {
                WriteError(new ErrorRecord(new Exception($"The JSON is not valid with the schema: {error}"), "InvalidJsonAgainstSchemaDetailed",
                    ErrorCategory.InvalidData, null));
            }

            return errors.Count == 0;
        }
        catch (JsonException e)
        {
            WriteError(new ErrorRecord(new Exception("Cannot parse the JSON.", e), "InvalidJson", ErrorCategory.InvalidData, text));
            return false;
        }
    }
}
