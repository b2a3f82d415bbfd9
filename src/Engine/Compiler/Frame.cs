using System.Management.Automation.Language;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Compiler;

/// <summary>The activation record of one script block invocation: what the executable tree needs at hand.</summary>
internal sealed partial class Frame
{
    public Frame(ExecutionContext context, Scope scope, OutputSink output, StreamSet streams)
    {
        Context = context;
        Scope = scope;
        Output = output;
        Streams = streams;
    }

    public ExecutionContext Context { get; }

    /// <summary>Where variables are read and written; the caller's own when the block was dot-sourced.</summary>
    public Scope Scope { get; }

    /// <summary>Where the statements of this block write; replaced while an inner pipeline's value is collected.</summary>
    public OutputSink Output { get; set; }

    public StreamSet Streams { get; set; }

    /// <summary>The statement that runs now, for error positions, call stacks and the debugger.</summary>
    public IScriptExtent? Position { get; set; }

    /// <summary>The label of a break or continue under way, or null.</summary>
    public string? FlowLabel { get; set; }
}
