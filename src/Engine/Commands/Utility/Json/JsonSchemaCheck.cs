using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Microsoft.PowerShell.Commands;

/// <summary>Checks JSON against the assertions of JSON Schema (2020-12 core and validation vocabularies, local references).</summary>
internal sealed class JsonSchemaCheck
{
    private readonly JsonElement _root;
    private readonly List<string> _errors = [];

    public JsonSchemaCheck(string schema)
    {
        using var document = JsonDocument.Parse(schema, new JsonDocumentOptions { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true });
        _root = document.RootElement.Clone();
        if (_root.ValueKind is not (JsonValueKind.Object or JsonValueKind.True or JsonValueKind.False))
        {
            throw new JsonException("A schema is an object or a boolean.");
        }
    }

    public IReadOnlyList<string> Check(JsonElement value)
    {
        _errors.Clear();
        Check(_root, value, "", _errors);
        return [.. _errors];
    }

    private bool Matches(JsonElement schema, JsonElement value, string path)
    {
        var errors = new List<string>();
        Check(schema, value, path, errors);
        return errors.Count == 0;
    }

    private void Check(JsonElement schema, JsonElement value, string path, List<string> errors)
    {
        if (schema.ValueKind == JsonValueKind.False)
        {
            Add(errors, "All values fail against the false schema", path);
        }

        if (schema.ValueKind != JsonValueKind.Object)
        {
            return;
        }

        foreach (var keyword in schema.EnumerateObject())
        {
            CheckKeyword(keyword.Name, keyword.Value, schema, value, path, errors);
        }
    }

    private void CheckKeyword(string name, JsonElement argument, JsonElement schema, JsonElement value, string path, List<string> errors)
    {
        switch (name)
        {
            case "$ref":
                Check(Resolve(argument.GetString()!), value, path, errors);
                break;
            case "type":
                CheckType(argument, value, path, errors);
                break;
            case "enum" when !argument.EnumerateArray().Any(item => JsonElement.DeepEquals(item, value)):
                Add(errors, "Value should match one of the values specified by the enum", path);
                break;
            case "const" when !JsonElement.DeepEquals(argument, value):
                Add(errors, $"Expected {argument.GetRawText()}", path);
                break;
            case "allOf":
                foreach (var inner in argument.EnumerateArray())
                {
                    Check(inner, value, path, errors);
                }

                break;
            case "anyOf" when !argument.EnumerateArray().Any(inner => Matches(inner, value, path)):
                Add(errors, "Value does not match any of the schemas", path);
                break;
            case "oneOf" when argument.EnumerateArray().Count(inner => Matches(inner, value, path)) != 1:
                Add(errors, $"Expected 1 matching subschema but found {argument.EnumerateArray().Count(inner => Matches(inner, value, path))}", path);
                break;
            case "not" when Matches(argument, value, path):
                Add(errors, "Value should not match the schema", path);
                break;
            case "if":
                if (schema.TryGetProperty(Matches(argument, value, path) ? "then" : "else", out var branch))
                {
                    Check(branch, value, path, errors);
                }

                break;
            default:
                CheckByKind(name, argument, schema, value, path, errors);
                break;
        }
    }

    private void CheckByKind(string name, JsonElement argument, JsonElement schema, JsonElement value, string path, List<string> errors)
    {
        switch (value.ValueKind)
        {
            case JsonValueKind.Object:
                CheckObject(name, argument, schema, value, path, errors);
                break;
            case JsonValueKind.Array:
                CheckArray(name, argument, schema, value, path, errors);
                break;
            case JsonValueKind.Number:
                CheckNumber(name, argument, value.GetDouble(), path, errors);
                break;
            case JsonValueKind.String:
                CheckString(name, argument, value.GetString()!, path, errors);
                break;
        }
    }

    private static void CheckType(JsonElement argument, JsonElement value, string path, List<string> errors)
    {
        var types = argument.ValueKind == JsonValueKind.Array ? argument.EnumerateArray().Select(item => item.GetString()!).ToArray() : [argument.GetString()!];
        if (!types.Any(type => HasType(type, value)))
        {
            Add(errors, $"Value is \"{TypeOf(value)}\" but should be {(types.Length == 1 ? $"\"{types[0]}\"" : $"[{string.Join(",", types.Select(t => $"\"{t}\""))}]")}", path);
        }
    }

    private static bool HasType(string type, JsonElement value) => type switch
    {
        "number" => value.ValueKind == JsonValueKind.Number,
        "integer" => value.ValueKind == JsonValueKind.Number && value.GetDouble() == Math.Floor(value.GetDouble()),
        _ => TypeOf(value) == type,
    };

    private static string TypeOf(JsonElement value) => value.ValueKind switch
    {
        JsonValueKind.Object => "object",
        JsonValueKind.Array => "array",
        JsonValueKind.String => "string",
        JsonValueKind.Number => value.GetDouble() == Math.Floor(value.GetDouble()) ? "integer" : "number",
        JsonValueKind.True or JsonValueKind.False => "boolean",
        _ => "null",
    };

    private void CheckObject(string name, JsonElement argument, JsonElement schema, JsonElement value, string path, List<string> errors)
    {
        switch (name)
        {
            case "properties":
                foreach (var property in argument.EnumerateObject())
                {
                    if (value.TryGetProperty(property.Name, out var inner))
                    {
                        Check(property.Value, inner, $"{path}/{property.Name}", errors);
                    }
                }

                break;
            case "patternProperties":
                foreach (var pattern in argument.EnumerateObject())
                {
                    foreach (var property in value.EnumerateObject().Where(property => Regex.IsMatch(property.Name, pattern.Name)))
                    {
                        Check(pattern.Value, property.Value, $"{path}/{property.Name}", errors);
                    }
                }

                break;
            case "additionalProperties":
                foreach (var property in value.EnumerateObject().Where(property => IsAdditional(schema, property.Name)))
                {
                    Check(argument, property.Value, $"{path}/{property.Name}", errors);
                }

                break;
            case "propertyNames":
                foreach (var property in value.EnumerateObject())
                {
                    Check(argument, JsonSerializer.SerializeToElement(property.Name), path, errors);
                }

                break;
            case "required":
                var missing = argument.EnumerateArray().Select(item => item.GetString()!).Where(key => !value.TryGetProperty(key, out _)).ToList();
                if (missing.Count > 0)
                {
                    Add(errors, $"Required properties [{string.Join(",", missing.Select(key => $"\"{key}\""))}] are not present", path);
                }

                break;
            case "minProperties" when value.EnumerateObject().Count() < argument.GetInt32():
                Add(errors, $"Value should have at least {argument.GetInt32()} properties", path);
                break;
            case "maxProperties" when value.EnumerateObject().Count() > argument.GetInt32():
                Add(errors, $"Value should have at most {argument.GetInt32()} properties", path);
                break;
        }
    }

    private static bool IsAdditional(JsonElement schema, string name)
        => !(schema.TryGetProperty("properties", out var properties) && properties.TryGetProperty(name, out _))
            && !(schema.TryGetProperty("patternProperties", out var patterns) && patterns.EnumerateObject().Any(pattern => Regex.IsMatch(name, pattern.Name)));

    private void CheckArray(string name, JsonElement argument, JsonElement schema, JsonElement value, string path, List<string> errors)
    {
        var count = value.GetArrayLength();
        switch (name)
        {
            case "prefixItems":
                for (var i = 0; i < Math.Min(count, argument.GetArrayLength()); i++)
                {
                    Check(argument[i], value[i], $"{path}/{i}", errors);
                }

                break;
            case "items":
                for (var i = schema.TryGetProperty("prefixItems", out var prefix) ? prefix.GetArrayLength() : 0; i < count; i++)
                {
                    var item = argument.ValueKind == JsonValueKind.Array ? i < argument.GetArrayLength() ? argument[i] : default : argument;
                    Check(item, value[i], $"{path}/{i}", errors);
                }

                break;
            case "contains" when !value.EnumerateArray().Any(item => Matches(argument, item, path)):
                Add(errors, "No items match the contains schema", path);
                break;
            case "minItems" when count < argument.GetInt32():
                Add(errors, $"Value has less than {argument.GetInt32()} items", path);
                break;
            case "maxItems" when count > argument.GetInt32():
                Add(errors, $"Value has more than {argument.GetInt32()} items", path);
                break;
            case "uniqueItems" when argument.ValueKind == JsonValueKind.True && HasRepeated(value):
                Add(errors, "Items are not unique", path);
                break;
        }
    }

    private static bool HasRepeated(JsonElement array)
    {
        for (var i = 0; i < array.GetArrayLength(); i++)
        {
            for (var j = 0; j < i; j++)
            {
                if (JsonElement.DeepEquals(array[i], array[j]))
                {
                    return true;
                }
            }
        }

        return false;
    }

    private static void CheckNumber(string name, JsonElement argument, double value, string path, List<string> errors)
    {
        var limit = argument.ValueKind == JsonValueKind.Number ? argument.GetDouble() : 0;
        var text = value.ToString(CultureInfo.InvariantCulture);
        switch (name)
        {
            case "minimum" when value < limit:
                Add(errors, $"{text} should be at least {argument.GetRawText()}", path);
                break;
            case "maximum" when value > limit:
                Add(errors, $"{text} should be at most {argument.GetRawText()}", path);
                break;
            case "exclusiveMinimum" when value <= limit:
                Add(errors, $"{text} should be greater than {argument.GetRawText()}", path);
                break;
            case "exclusiveMaximum" when value >= limit:
                Add(errors, $"{text} should be less than {argument.GetRawText()}", path);
                break;
            case "multipleOf" when Math.Abs(value / limit - Math.Round(value / limit)) > 1e-9:
                Add(errors, $"{text} should be a multiple of {argument.GetRawText()}", path);
                break;
        }
    }

    private static void CheckString(string name, JsonElement argument, string value, string path, List<string> errors)
    {
        switch (name)
        {
            case "minLength" when new StringInfo(value).LengthInTextElements < argument.GetInt32():
                Add(errors, $"Value should be at least {argument.GetInt32()} characters", path);
                break;
            case "maxLength" when new StringInfo(value).LengthInTextElements > argument.GetInt32():
                Add(errors, $"Value should be at most {argument.GetInt32()} characters", path);
                break;
            case "pattern" when !Regex.IsMatch(value, argument.GetString()!):
                Add(errors, "The string value is not a match for the indicated regular expression", path);
                break;
        }
    }

    private JsonElement Resolve(string reference)
    {
        var current = _root;
        if (reference is "#" or "")
        {
            return current;
        }

        if (!reference.StartsWith("#/", StringComparison.Ordinal))
        {
            throw new JsonException($"The reference '{reference}' leads outside of the schema.");
        }

        foreach (var step in reference[2..].Split('/'))
        {
            var name = Uri.UnescapeDataString(step).Replace("~1", "/", StringComparison.Ordinal).Replace("~0", "~", StringComparison.Ordinal);
            if (current.ValueKind == JsonValueKind.Array && int.TryParse(name, out var index) && index < current.GetArrayLength())
            {
                current = current[index];
            }
            else if (current.ValueKind != JsonValueKind.Object || !current.TryGetProperty(name, out current))
            {
                throw new JsonException($"The reference '{reference}' leads nowhere.");
            }
        }

        return current;
    }

    private static void Add(List<string> errors, string message, string path) => errors.Add($"{message} at '{path}'");
}
