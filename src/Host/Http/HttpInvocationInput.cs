using Google.Protobuf;
using Microsoft.AspNetCore.Http;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Invocations;
using PowerShellWorker.Host.Workers;

namespace PowerShellWorker.Host.Http;

/// <summary>An HTTP request as the trigger of a function.</summary>
internal sealed class HttpInvocationInput(
    HttpContext context, HttpTriggerModel trigger, IReadOnlyDictionary<string, string> routeValues, ReadOnlyMemory<byte> body) : IInvocationInput
{
    // A body longer than this is not searched for values of the trigger metadata; it would be held in memory twice.
    private const int MaxMetadataBodyBytes = 1024 * 1024;

    // Messages that never change are shared by all requests.
    private static readonly TypedData NoQuery = new() { Json = "{}" };

    private static readonly RpcClaimsIdentity Anonymous = new()
    {
        NameClaimType = new NullableString { Value = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name" },
        RoleClaimType = new NullableString { Value = "http://schemas.microsoft.com/ws/2008/06/identity/claims/role" },
    };

    public void Fill(InvocationRequest request, WorkerCapabilities capabilities)
    {
        var http = CreateHttp(capabilities);
        var data = new TypedData { Http = http };
        request.InputData.Add(new ParameterBinding { Name = trigger.BindingName, Data = data });
        FillTriggerMetadata(request, data, capabilities);
        var headers = context.Request.Headers;
        request.TraceContext = new RpcTraceContext
        {
            TraceParent = TraceParent.Create(headers.TraceParent),
            TraceState = headers.TraceState.ToString(),
        };
    }

    private static RepeatedHeaders Headers(HttpContext context) => new(context.Request.Headers);

    private RpcHttp CreateHttp(WorkerCapabilities capabilities)
    {
        var request = context.Request;
        var http = new RpcHttp
        {
            Method = request.Method,
            Url = string.Concat(
                string.Concat(request.IsHttps ? "https" : "http", "://", request.Host.Value), request.Path.ToUriComponent(), request.QueryString.Value),
        };
        http.Identities.Add(Anonymous);
        foreach (var (name, value) in Headers(context))
        {
            if (capabilities.UsesNullableMaps)
            {
                http.NullableHeaders[name] = new NullableString { Value = value };
            }
            else if (value.Length > 0 || !capabilities.IgnoresEmptyHeaders)
            {
                http.Headers[name] = value;
            }
        }

        if (request.QueryString.HasValue)
        {
            FillQuery(http, capabilities);
        }

        foreach (var (name, value) in routeValues)
        {
            if (capabilities.UsesNullableMaps)
            {
                http.NullableParams[name] = new NullableString { Value = value };
            }
            else
            {
                http.Params[name] = value;
            }
        }

        if (!body.IsEmpty)
        {
            FillBody(http, capabilities);
        }

        return http;
    }

    private void FillQuery(RpcHttp http, WorkerCapabilities capabilities)
    {
        foreach (var (name, values) in context.Request.Query)
        {
            var value = values.ToString();
            if (capabilities.UsesNullableMaps)
            {
                http.NullableQuery[name] = new NullableString { Value = value };
            }
            else if (value.Length > 0)
            {
                http.Query[name] = value;
            }
        }
    }

    private void FillBody(RpcHttp http, WorkerCapabilities capabilities)
    {
        var isBinary = IsBinary(context.Request.ContentType);
        if (capabilities.SendsBodyOnly)
        {
            http.Body = isBinary || capabilities.SendsBodyAsBytes ? Bytes() : new TypedData { String = RequestBody.GetText(body.Span) };
            return;
        }

        if (isBinary)
        {
            http.Body = Bytes();
            http.RawBody = capabilities.SendsBodyAsBytes ? http.Body : new TypedData { String = RequestBody.GetText(body.Span) };
            return;
        }

        var text = RequestBody.GetText(body.Span);
        http.Body = IsJson(context.Request.ContentType) ? JsonBody.ToTypedData(text) : new TypedData { String = text };
        http.RawBody = capabilities.SendsBodyAsBytes ? Bytes() : new TypedData { String = text };
    }

    // The array belongs to this request alone, so it may go out without a copy.
    private TypedData Bytes() => new() { Bytes = UnsafeByteOperations.UnsafeWrap(body) };

    private void FillTriggerMetadata(InvocationRequest request, TypedData data, WorkerCapabilities capabilities)
    {
        var metadata = request.TriggerMetadata;
        if (!capabilities.OmitsHttpFromTriggerMetadata)
        {
            metadata["$request"] = data;
        }

        if (!body.IsEmpty && body.Length <= MaxMetadataBodyBytes && IsJson(context.Request.ContentType))
        {
            JsonBody.AddProperties(body.Span, metadata);
        }

        metadata["Headers"] = new TypedData { Json = JsonText.Object(Headers(context)) };
        metadata["Query"] = NoQuery;
        if (context.Request.QueryString.HasValue)
        {
            var query = context.Request.Query;
            metadata["Query"] = new TypedData { Json = JsonText.Object(query.Select(static pair => KeyValuePair.Create(pair.Key, pair.Value.ToString()))) };
            foreach (var (name, values) in query)
            {
                if (!name.Equals("code", StringComparison.OrdinalIgnoreCase))
                {
                    metadata[name] = new TypedData { String = values.ToString() };
                }
            }
        }

        foreach (var (name, value) in routeValues)
        {
            metadata[name] = new TypedData { String = value };
        }

        if (!capabilities.OmitsHttpFromTriggerMetadata)
        {
            metadata[trigger.BindingName] = data;
        }
    }

    private static bool IsJson(string? contentType) =>
        contentType is not null && contentType.StartsWith("application/json", StringComparison.OrdinalIgnoreCase);

    private static bool IsBinary(string? contentType) => contentType is not null
        && (contentType.StartsWith("application/octet-stream", StringComparison.OrdinalIgnoreCase)
            || contentType.StartsWith("multipart/", StringComparison.OrdinalIgnoreCase));
}
