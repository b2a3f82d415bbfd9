using System.Management.Automation.Compiler;
using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

public partial class ScriptBlock
{
    public SteppablePipeline GetSteppablePipeline() => GetSteppablePipeline(CommandOrigin.Internal, []);

    public SteppablePipeline GetSteppablePipeline(CommandOrigin commandOrigin) => GetSteppablePipeline(commandOrigin, []);

    /// <summary>The block's one pipeline, to be driven step by step. Its arguments are evaluated now, in the caller's scope.</summary>
    /// <exception cref="PSInvalidOperationException">The block is more, or less, than one pipeline of commands.</exception>
    public SteppablePipeline GetSteppablePipeline(CommandOrigin commandOrigin, params object[] args)
    {
        var context = ExecutionContext.Required;
        var state = context.CurrentState;
        var frame = new Frame(context, Code, state.CurrentScope, ownsScope: false, NullSink.Instance, context.CurrentStreams)
        {
            Arguments = args ?? [],
            Input = AutomationNull.Value,
            Caller = context.CurrentFrame,
        };
        Code.InitializeAutomaticVariables(frame);
        if (Code.HasPipelineBlocks || Code.End is not { Statements: [CommandStatementNode { Command: { } command }] })
        {
            throw new PSInvalidOperationException(
                "Only a script block that contains exactly one pipeline or command can be converted. Expressions or control structures are not permitted.");
        }

        return command switch
        {
            CommandNode single => new SteppablePipeline(context, new PipelineNode(single.Extent, null, [single]).Build(frame)),
            PipelineNode { HasInput: false } pipeline => new SteppablePipeline(context, pipeline.Build(frame)),
            _ => throw new PSInvalidOperationException("The pipeline of a steppable pipeline must begin with a command."),
        };
    }
}
