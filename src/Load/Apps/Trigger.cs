using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;
using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Load.Cli;

namespace PowerShellWorker.Load.Apps;

/// <summary>Builds the invocation request that a functions host would send for one call of a function.</summary>
internal sealed partial class Trigger(FunctionDescription function, RpcLoadOptions options)
{
    public InvocationRequest CreateRequest(string invocationId, string functionId, IReadOnlyDictionary<string, string> workerCapabilities)
    {
        var request = new InvocationRequest
        {
            InvocationId = invocationId,
            FunctionId = functionId,
            TraceContext = new RpcTraceContext { TraceParent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00" },
        };
        if (function.TriggerType.Equals("httpTrigger", StringComparison.OrdinalIgnoreCase))
        {
            AddHttp(request, workerCapabilities);
        }
        else
        {
            Add(request, function.TriggerType.Equals("timerTrigger", StringComparison.OrdinalIgnoreCase)
                ? new TypedData { Json = """{"Schedule":{"AdjustForDST":true},"ScheduleStatus":null,"IsPastDue":false}""" }
                : new TypedData { String = options.BodyBytes > 0 ? JsonBody.OfSize(options.BodyBytes) : "message" });
        }

        return request;
    }

    [GeneratedRegex(@"\{([^:}?=]+)[^}]*\}")]
    private static partial Regex RouteParameter { get; }

    private void Add(InvocationRequest request, TypedData data) =>
        request.InputData.Add(new ParameterBinding { Name = function.Trigger, Data = data });

    private void AddHttp(InvocationRequest request, IReadOnlyDictionary<string, string> capabilities)
    {
        var route = RouteParameter.Replace(function.Route, "1");
        var nullable = Has(capabilities, "UseNullableValueDictionaryForHttp");
        var http = new RpcHttp
        {
            Method = options.Method ?? (options.BodyBytes > 0 ? "POST" : "GET"),
            Url = $"http://localhost:7071/api/{route}{(options.Query.Length > 0 ? "?" : "")}{options.Query}",
        };
        var headers = new Dictionary<string, string> { ["accept"] = "*/*", ["host"] = "localhost:7071", ["user-agent"] = "psload" };
        if (options.BodyBytes > 0)
        {
            headers["content-length"] = options.BodyBytes.ToString(CultureInfo.InvariantCulture);
            headers["content-type"] = "application/json";
            AddBody(http, capabilities);
        }

        var parameters = RouteParameter.Matches(function.Route).ToDictionary(match => match.Groups[1].Value.TrimStart('*'), _ => "1");
        var query = ParseQuery();
        Fill(headers, http.Headers, http.NullableHeaders, nullable);
        Fill(parameters, http.Params, http.NullableParams, nullable);
        Fill(query, http.Query, http.NullableQuery, nullable);
        Add(request, new TypedData { Http = http });
        if (!Has(capabilities, "RpcHttpTriggerMetadataRemoved"))
        {
            request.TriggerMetadata[function.Trigger] = new TypedData { Http = http };
            request.TriggerMetadata["$request"] = new TypedData { Http = http };
        }

        AddMetadata(request.TriggerMetadata, headers, query, parameters);
    }

    private void AddBody(RpcHttp http, IReadOnlyDictionary<string, string> capabilities)
    {
        var text = JsonBody.OfSize(options.BodyBytes);
        if (Has(capabilities, "RawHttpBodyBytes"))
        {
            http.Body = new TypedData { Bytes = ByteString.CopyFromUtf8(text) };
        }
        else if (Has(capabilities, "RpcHttpBodyOnly"))
        {
            http.Body = new TypedData { String = text };
        }
        else
        {
            http.Body = new TypedData { Json = text };
            http.RawBody = new TypedData { String = text };
        }
    }

    private Dictionary<string, string> ParseQuery()
    {
        var query = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (var pair in options.Query.Split('&', StringSplitOptions.RemoveEmptyEntries))
        {
            var (name, value) = pair.IndexOf('=', StringComparison.Ordinal) is >= 0 and var at ? (pair[..at], pair[(at + 1)..]) : (pair, "");
            query[Uri.UnescapeDataString(name)] = Uri.UnescapeDataString(value);
        }

        return query;
    }

    /// <summary>One of the two maps, as the worker's capability says.</summary>
    private static void Fill(
        Dictionary<string, string> values, IDictionary<string, string> plain, IDictionary<string, NullableString> nullable, bool useNullable)
    {
        foreach (var (name, value) in values)
        {
            if (useNullable)
            {
                nullable[name] = new NullableString { Value = value };
            }
            else
            {
                plain[name] = value;
            }
        }
    }

    private static void AddMetadata(
        IDictionary<string, TypedData> metadata, Dictionary<string, string> headers, Dictionary<string, string> query, Dictionary<string, string> parameters)
    {
        metadata["Query"] = new TypedData { Json = JsonSerializer.Serialize(query) };
        metadata["Headers"] = new TypedData { Json = JsonSerializer.Serialize(headers) };
        foreach (var (name, value) in query.Concat(parameters).Where(pair => pair.Key != "code"))
        {
            metadata[name] = new TypedData { String = value };
        }
    }

    private static bool Has(IReadOnlyDictionary<string, string> capabilities, string name) =>
        capabilities.TryGetValue(name, out var value) && value.Length > 0;
}
