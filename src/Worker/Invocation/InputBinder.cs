using System.Collections;
using Microsoft.Azure.Functions.PowerShellWorker.Data;
using Microsoft.Azure.Functions.PowerShellWorker.Functions;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>Adds the arguments of an invocation to the command that runs it.</summary>
internal static class InputBinder
{
    public static void Bind(Pwsh powerShell, InvocationRequest request, LoadedFunction function)
    {
        foreach (var input in request.InputData)
        {
            if (function.FindInput(input.Name) is { } parameter)
            {
                powerShell.AddParameter(parameter.Name, Convert(input.Data, parameter));
            }
        }

        if (function.TriggerMetadataParameter is { } triggerMetadata)
        {
            powerShell.AddParameter(triggerMetadata, TriggerMetadata(request, function));
        }

        if (function.TraceContextParameter is { } traceContext)
        {
            powerShell.AddParameter(traceContext, Trace(request.TraceContext));
        }

        if (function.RetryContextParameter is { } retryContext)
        {
            powerShell.AddParameter(retryContext, Retry(request.RetryContext));
        }
    }

    private static object? Convert(TypedData? data, FunctionParameter parameter) => parameter.RawKind == RawKind.None
        ? TypedDataReader.ToObject(data)
        : TypedDataReader.ToRaw(data, parameter.RawKind);

    /// <summary>What the host sends, and three entries that the worker knows; the first of names that differ in case wins.</summary>
    private static OrderedHashtable TriggerMetadata(InvocationRequest request, LoadedFunction function)
    {
        var table = new OrderedHashtable(StringComparer.OrdinalIgnoreCase, request.TriggerMetadata.Count + 3);
        foreach (var (name, data) in request.TriggerMetadata)
        {
            AddMissing(table, name, new DeferredData(data));
        }

        AddMissing(table, "InvocationId", request.InvocationId);
        AddMissing(table, "FunctionDirectory", function.Description.Directory);
        AddMissing(table, "FunctionName", function.Name);
        return table;
    }

    private static void AddMissing(OrderedHashtable table, string name, object value)
    {
        if (!table.ContainsKey(name))
        {
            table.Append(name, value);
        }
    }

    private static TraceContext? Trace(RpcTraceContext? message)
    {
        if (message is null)
        {
            return null;
        }

        var attributes = new Hashtable(StringComparer.OrdinalIgnoreCase);
        foreach (var (name, value) in message.Attributes)
        {
            attributes[name] = value;
        }

        return new TraceContext(message.TraceParent, message.TraceState, attributes);
    }

    private static RetryContext? Retry(WebJobs.Script.Grpc.Messages.RetryContext? message) => message is null
        ? null
        : new RetryContext(
            message.RetryCount,
            message.MaxRetryCount,
            message.Exception is { } exception ? new RetryException(exception.Message, exception.Source, exception.StackTrace) : null);
}
