using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;
namespace System.Management.Automation;

public partial class ScriptBlock
{
    /// <summary>Calls the block with a scope of its own; its error stream goes where the caller's does.</summary>
    public Collection<PSObject> Invoke(params object[] args)
    {
        var sink = new ListSink();
        InvokeToSink(ExecutionContext.Required, sink, ExecutionContext.Required.CurrentStreams, new ScriptBlockCall { Arguments = args ?? [] });
        return ToCollection(sink);
    }

    /// <summary>As <see cref="Invoke"/>, but gives what an assignment would: nothing (null), one object, or an array.</summary>
    public object? InvokeReturnAsIs(params object[] args)
        => InvokeValue(ExecutionContext.Required, new ScriptBlockCall { Arguments = args ?? [] });

    /// <summary>Calls the block; its output goes to <paramref name="output"/> as it comes.</summary>
    internal void InvokeToSink(ExecutionContext context, OutputSink output, StreamSet streams, in ScriptBlockCall call)
        => ScriptBlockInvoker.Invoke(this, context, output, streams, call);

    /// <summary>Calls the block and collects its output as an assignment does.</summary>
    internal object? InvokeValue(ExecutionContext context, in ScriptBlockCall call)
    {
        var sink = new ListSink();
        ScriptBlockInvoker.Invoke(this, context, sink, context.CurrentStreams, call);
        return sink.ToResult();
    }

    /// <summary>For a command that calls the block once an object, in its caller's scope: set up once, then cheap.</summary>
    internal RepeatedInvocation BeginRepeated(ExecutionContext context, OutputSink output, StreamSet streams)
        => new(this, context, output, streams);

    internal static Collection<PSObject> ToCollection(ListSink sink)
    {
        var result = new Collection<PSObject>();
        foreach (var item in sink.ToArray())
        {
            result.Add(item is null ? null! : PSObject.AsPSObject(item));
        }

        return result;
    }
}
