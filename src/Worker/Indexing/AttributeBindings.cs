using System.Management.Automation.Language;
using Microsoft.Azure.Functions.PowerShellWorker.Data.Json;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Indexing;

/// <summary>Reads binding attributes off the syntax tree; only constants are accepted, so nothing is run.</summary>
internal static class AttributeBindings
{
    /// <summary>The binding an attribute of a parameter declares; null for other attributes.</summary>
    public static IndexedBinding? OfParameter(AttributeAst attribute, string parameterName)
    {
        var arguments = Arguments(attribute);
        switch (NameOf(attribute))
        {
            case "HTTPTRIGGER":
                var http = new OrderedHashtable
                {
                    ["authLevel"] = arguments.GetValueOrDefault("AuthLevel") ?? "function",
                    ["methods"] = arguments.GetValueOrDefault("Methods") is { } methods ? AsArray(methods) : new object[] { "get", "post" },
                };
                AddIfGiven(http, "route", arguments, "Route");
                return In(parameterName, "httpTrigger", http);
            case "TIMERTRIGGER":
                var timer = new OrderedHashtable { ["schedule"] = Needed(attribute, arguments, "Schedule") };
                AddIfGiven(timer, "runOnStartup", arguments, "RunOnStartup");
                return In(parameterName, "timerTrigger", timer);
            case "QUEUETRIGGER":
                var queue = new OrderedHashtable { ["queueName"] = Needed(attribute, arguments, "QueueName") };
                AddIfGiven(queue, "connection", arguments, "Connection");
                return In(parameterName, "queueTrigger", queue);
            case "INPUTBINDING":
                return In(parameterName, (string)Needed(attribute, arguments, "Type"), Properties(attribute, arguments));
            default:
                return null;
        }
    }

    /// <summary>The binding an attribute above a param block declares; null for other attributes.</summary>
    public static IndexedBinding? OfFunction(AttributeAst attribute)
    {
        var arguments = Arguments(attribute);
        return NameOf(attribute) switch
        {
            "HTTPOUTPUT" => new IndexedBinding(
                arguments.GetValueOrDefault("Name") as string ?? "Response", "http", BindingInfo.Types.Direction.Out, new OrderedHashtable()),
            "OUTPUTBINDING" => new IndexedBinding(
                (string)Needed(attribute, arguments, "Name"),
                (string)Needed(attribute, arguments, "Type"),
                BindingInfo.Types.Direction.Out,
                Properties(attribute, arguments)),
            _ => null,
        };
    }

    public static bool IsFunction(AttributeAst attribute) => NameOf(attribute) == "FUNCTION";

    /// <summary>The arguments of an attribute by name; the first positional one of a timer is its schedule.</summary>
    public static Dictionary<string, object?> Arguments(AttributeAst attribute)
    {
        var arguments = new Dictionary<string, object?>(StringComparer.OrdinalIgnoreCase);
        if (attribute.PositionalArguments.Count > 0)
        {
            arguments["Schedule"] = ValueOf(attribute.PositionalArguments[0]);
        }

        foreach (var argument in attribute.NamedArguments)
        {
            arguments[argument.ArgumentName] = argument.ExpressionOmitted ? Boxes.True : ValueOf(argument.Argument);
        }

        return arguments;
    }

    private static string NameOf(AttributeAst attribute)
    {
        var name = attribute.TypeName.Name.ToUpperInvariant();
        return name.EndsWith("ATTRIBUTE", StringComparison.Ordinal) ? name[..^"ATTRIBUTE".Length] : name;
    }

    private static object? ValueOf(ExpressionAst expression)
    {
        try
        {
            return expression.SafeGetValue();
        }
        catch (InvalidOperationException)
        {
            throw new IndexingException(expression.Extent, $"'{expression.Extent.Text}' is no constant. Attributes take constants only.");
        }
    }

    private static IndexedBinding In(string name, string type, OrderedHashtable properties) =>
        new(name, type, BindingInfo.Types.Direction.In, properties);

    private static object Needed(AttributeAst attribute, Dictionary<string, object?> arguments, string name) =>
        arguments.GetValueOrDefault(name) is string { Length: > 0 } text
            ? text
            : throw new IndexingException(
                attribute.Extent, $"[{attribute.TypeName.Name}()] has no {name}. Add one, for example {name} = '...'.");

    private static void AddIfGiven(OrderedHashtable properties, string property, Dictionary<string, object?> arguments, string name)
    {
        if (arguments.GetValueOrDefault(name) is { } value)
        {
            properties[property] = value;
        }
    }

    private static object AsArray(object value) => value is object[] array ? array : new[] { value };

    private static OrderedHashtable Properties(AttributeAst attribute, Dictionary<string, object?> arguments)
    {
        if (arguments.GetValueOrDefault("Properties") is not string { Length: > 0 } json)
        {
            return [];
        }

        return JsonReader.TryReadContainer(json, out var value) && value is OrderedHashtable table
            ? table
            : throw new IndexingException(attribute.Extent, $"Properties is not the text of a JSON object: {json}");
    }
}
