using System.Globalization;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Invocations;
using PowerShellWorker.Host.Workers;

namespace PowerShellWorker.Host.Http;

/// <summary>The trigger of a function that somebody runs by hand through the admin endpoint, with a text for its value.</summary>
internal sealed class TextInvocationInput(FunctionModel function, string text) : IInvocationInput
{
    public void Fill(InvocationRequest request, WorkerCapabilities capabilities)
    {
        var value = Value(capabilities);
        request.InputData.Add(new ParameterBinding { Name = function.Trigger.Name, Data = value });
        foreach (var input in function.Bindings.Where(static binding => !binding.IsTrigger && binding.Direction == BindingInfo.Types.Direction.In))
        {
            request.InputData.Add(new ParameterBinding { Name = input.Name, Data = new TypedData() });
        }

        request.TraceContext = new RpcTraceContext { TraceParent = TraceParent.Create(null) };
        FillMetadata(request);
    }

    private TypedData Value(WorkerCapabilities capabilities) => function.Trigger.Type.ToUpperInvariant() switch
    {
        "TIMERTRIGGER" => new TypedData { Json = """{"Schedule":{"AdjustForDST":true},"ScheduleStatus":null,"IsPastDue":false}""" },
        "HTTPTRIGGER" => new TypedData { Http = HttpPost(capabilities) },
        _ when function.Trigger.DataType == BindingInfo.Types.DataType.Binary => new TypedData { Bytes = Google.Protobuf.ByteString.CopyFromUtf8(text) },
        "QUEUETRIGGER" or "BLOBTRIGGER" => new TypedData { String = text },
        _ => JsonBody.ToTypedData(text),
    };

    private RpcHttp HttpPost(WorkerCapabilities capabilities)
    {
        var http = new RpcHttp { Method = "POST", Url = $"http://localhost/{function.Http!.Route.Text}" };
        http.Headers["content-type"] = "application/json";
        http.Headers["content-length"] = System.Text.Encoding.UTF8.GetByteCount(text).ToString(CultureInfo.InvariantCulture);
        if (text.Length > 0)
        {
            http.Body = capabilities.SendsBodyOnly ? new TypedData { String = text } : JsonBody.ToTypedData(text);
        }

        return http;
    }

    private void FillMetadata(InvocationRequest request)
    {
        var metadata = request.TriggerMetadata;
        JsonBody.AddProperties(System.Text.Encoding.UTF8.GetBytes(text), metadata);
        switch (function.Trigger.Type.ToUpperInvariant())
        {
            case "TIMERTRIGGER":
                metadata["TimerTrigger"] = new TypedData { String = Value(WorkerCapabilities.None).Json };
                break;
            case "QUEUETRIGGER":
                var now = DateTimeOffset.UtcNow;
                metadata["QueueTrigger"] = new TypedData { String = text };
                metadata["Id"] = new TypedData { String = Guid.NewGuid().ToString() };
                metadata["DequeueCount"] = new TypedData { Json = "1" };
                metadata["InsertionTime"] = Time(now);
                metadata["ExpirationTime"] = Time(now.AddDays(7));
                metadata["NextVisibleTime"] = Time(now.AddMinutes(10));
                break;
            case "BLOBTRIGGER":
                metadata["BlobTrigger"] = new TypedData { String = text };
                break;
        }
    }

    private static TypedData Time(DateTimeOffset time) => new() { Json = $"\"{time:O}\"" };
}
