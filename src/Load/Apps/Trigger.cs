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
        var http = new RpcHttp
        {
            Method = options.Method ?? (options.BodyBytes > 0 ? "POST" : "GET"),
            Url = $"http://localhost:7071/api/{route}{(options.Query.Length > 0 ? "?" : "")}{options.Query}",
        };
        http.Headers.Add("accept", "*/*");
        http.Headers.Add("host", "localhost:7071");
        http.Headers.Add("user-agent", "psload");
        foreach (Match parameter in RouteParameter.Matches(function.Route))
        {
            http.Params[parameter.Groups[1].Value.TrimStart('*')] = "1";
        }

        foreach (var pair in options.Query.Split('&', StringSplitOptions.RemoveEmptyEntries))
        {
            var (name, value) = pair.IndexOf('=', StringComparison.Ordinal) is >= 0 and var at ? (pair[..at], pair[(at + 1)..]) : (pair, "");
            http.Query[Uri.UnescapeDataString(name)] = Uri.UnescapeDataString(value);
        }

        if (options.BodyBytes > 0)
        {
            AddBody(http, capabilities);
        }

        Add(request, new TypedData { Http = http });
        AddMetadata(request, http, capabilities);
    }

    private void AddBody(RpcHttp http, IReadOnlyDictionary<string, string> capabilities)
    {
        var text = JsonBody.OfSize(options.BodyBytes);
        http.Headers.Add("content-length", options.BodyBytes.ToString(CultureInfo.InvariantCulture));
        http.Headers.Add("content-type", "application/json");
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

    private void AddMetadata(InvocationRequest request, RpcHttp http, IReadOnlyDictionary<string, string> capabilities)
    {
        var metadata = request.TriggerMetadata;
        if (!Has(capabilities, "RpcHttpTriggerMetadataRemoved"))
        {
            metadata[function.Trigger] = new TypedData { Http = http };
            metadata["$request"] = new TypedData { Http = http };
        }

        metadata["Query"] = new TypedData { Json = JsonSerializer.Serialize(http.Query) };
        metadata["Headers"] = new TypedData { Json = JsonSerializer.Serialize(http.Headers) };
        foreach (var (name, value) in http.Query.Concat(http.Params).Where(pair => pair.Key != "code"))
        {
            metadata[name] = new TypedData { String = value };
        }
    }

    private static bool Has(IReadOnlyDictionary<string, string> capabilities, string name) =>
        capabilities.TryGetValue(name, out var value) && value.Length > 0;
}
