using System.Management.Automation.Language;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Compiler;

/// <summary>The activation record of one script block invocation: what the executable tree needs at hand.</summary>
internal sealed partial class Frame
{
    public Frame(ExecutionContext context, CompiledScriptBlock block, Scope scope, bool ownsScope, OutputSink output, StreamSet streams)
    {
        Context = context;
        Block = block;
        Scope = scope;
        OwnsScope = ownsScope;
        Slots = ownsScope ? scope.Slots : Scope.NewSlots(block.Map.Count);
        Output = output;
        Streams = streams;
        if (ownsScope)
        {
            scope.Frame = this;
        }
    }

    public ExecutionContext Context { get; }

    public CompiledScriptBlock Block { get; }

    /// <summary>Where variables are read and written; the caller's own when the block was dot-sourced.</summary>
    public Scope Scope { get; }

    /// <summary>The scope was made for this block, so that its slots are the block's own. Otherwise <see cref="Slots"/> only remembers
    /// where the variables of that other scope are.</summary>
    public bool OwnsScope { get; }

    /// <summary>One entry for each name in the block's map.</summary>
    public object?[] Slots { get; }

    /// <summary>Where the statements of this block write; replaced while an inner pipeline's value is collected.</summary>
    public OutputSink Output { get; set; }

    public StreamSet Streams { get; set; }

    /// <summary>The statement that runs now, for error positions, call stacks and the debugger.</summary>
    public IScriptExtent? Position { get; set; }

    /// <summary>The label of a break or continue under way, or null.</summary>
    public string? FlowLabel { get; set; }

    /// <summary>The error of a <c>throw</c> under way inside this block (<see cref="Completion.Throw"/>).</summary>
    public RuntimeException? PendingError { get; set; }

    /// <summary>The block runs once for each of many objects, on behalf of a command: it keeps its caller's <c>$MyInvocation</c> and
    /// <c>$PSBoundParameters</c>.</summary>
    public bool IsRepeated { get; init; }

    /// <summary>The block that called this one.</summary>
    public Frame? Caller { get; set; }
}
