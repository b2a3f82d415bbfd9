using System.Collections.ObjectModel;
using System.Management.Automation;
using Microsoft.Azure.Functions.PowerShellWorker.Bindings;
using Microsoft.Azure.Functions.PowerShellWorker.Data;
using Microsoft.Azure.Functions.PowerShellWorker.Functions;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>Turns what a function has pushed and written to its pipeline into the outputs of the answer.</summary>
internal static class OutputBinder
{
    private const int DurableJsonDepth = 100;

    /// <summary>Every output binding goes out, those that were never set with no data.</summary>
    public static void Bind(
        InvocationResponse response, LoadedFunction function, OutputValues values, Collection<PSObject?> pipelineOutput,
        Func<Collection<PSObject?>, string> format, int jsonDepth)
    {
        if (function.Outputs.SingleHttp is { } http && !values.IsSet(http) && pipelineOutput.Count > 0)
        {
            values.Set(http, ResponseFromPipeline(pipelineOutput, format));
        }

        foreach (var binding in function.Outputs.All)
        {
            var value = values.Get(binding);
            if (binding.IsHttp)
            {
                value = HttpResponseWriter.ToResponse(value, binding.Name);
            }

            var data = TypedDataWriter.ToTypedData(value, jsonDepth);
            if (binding.IsReturn)
            {
                response.ReturnValue = data;
            }
            else
            {
                response.OutputData.Add(new ParameterBinding { Name = binding.Name, Data = data });
            }
        }

        if (function.Description.IsActivity)
        {
            response.ReturnValue = TypedDataWriter.ToTypedData(ReturnValue(pipelineOutput), Math.Max(jsonDepth, DurableJsonDepth));
        }
    }

    /// <summary>None is null, one is itself, several are an array.</summary>
    internal static object? ReturnValue(Collection<PSObject?> pipelineOutput) => pipelineOutput.Count switch
    {
        0 => null,
        1 => pipelineOutput[0],
        _ => pipelineOutput.ToArray<object?>(),
    };

    /// <summary>What Format-* commands write is meant for a screen: it is sent as the text that a screen would show.</summary>
    private static object? ResponseFromPipeline(Collection<PSObject?> output, Func<Collection<PSObject?>, string> format) =>
        output[0]?.BaseObject.GetType().FullName?.StartsWith("Microsoft.PowerShell.Commands.Internal.Format.", StringComparison.Ordinal) == true
            ? format(output)
            : ReturnValue(output);
}
