using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Shared;

/// <summary>Makes invocations and reads their answers.</summary>
public static class Invocations
{
    public static InvocationRequest Request(FunctionLoadRequest function, params (string Name, TypedData Data)[] inputs)
    {
        var request = new InvocationRequest
        {
            InvocationId = Guid.NewGuid().ToString(),
            FunctionId = function.FunctionId,
            TraceContext = new RpcTraceContext { TraceParent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", TraceState = "a=1" },
        };
        foreach (var (name, data) in inputs)
        {
            request.InputData.Add(new ParameterBinding { Name = name, Data = data });
        }

        return request;
    }

    /// <summary>An HTTP request with a body as hosts send it to a worker that takes bytes.</summary>
    public static TypedData Http(
        string method = "GET", string query = "", string? body = null, string? contentType = null, byte[]? bytes = null)
    {
        var http = new RpcHttp { Method = method, Url = $"http://localhost:7071/api/f?{query}" };
        foreach (var pair in query.Split('&', StringSplitOptions.RemoveEmptyEntries))
        {
            var parts = pair.Split('=', 2);
            http.NullableQuery[parts[0]] = new NullableString { Value = parts.Length > 1 ? parts[1] : "" };
        }

        if (contentType is not null)
        {
            http.NullableHeaders["content-type"] = new NullableString { Value = contentType };
        }

        if (body is not null)
        {
            http.Body = new TypedData { Bytes = Google.Protobuf.ByteString.CopyFromUtf8(body) };
        }
        else if (bytes is not null)
        {
            http.Body = new TypedData { Bytes = Google.Protobuf.ByteString.CopyFrom(bytes) };
        }

        return new TypedData { Http = http };
    }

    public static bool IsSuccess(this InvocationResponse response) => response.Result.Status == StatusResult.Types.Status.Success;

    /// <summary>The value of one output.</summary>
    public static TypedData Output(this InvocationResponse response, string name) =>
        response.OutputData.Single(output => output.Name == name).Data;

    /// <summary>The HTTP response of a function made with <see cref="TestApp.AddHttp"/>.</summary>
    public static RpcHttp HttpOutput(this InvocationResponse response) => response.Output("Response").Http;

    /// <summary>The text of the HTTP response, whatever kind it was sent as.</summary>
    public static string BodyText(this InvocationResponse response)
    {
        var body = response.HttpOutput().Body;
        return body.DataCase switch
        {
            TypedData.DataOneofCase.String => body.String,
            TypedData.DataOneofCase.Json => body.Json,
            TypedData.DataOneofCase.Bytes => body.Bytes.ToStringUtf8(),
            _ => "",
        };
    }
}
