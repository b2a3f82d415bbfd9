using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Compiler;

/// <summary>One command that somebody feeds object by object, outside of a pipeline.</summary>
internal sealed class SteppableCommand
{
    private readonly CommandProcessor _processor;
    private bool _isComplete;

    public SteppableCommand(ExecutionContext context, CommandInfo command, CommandArgument[] arguments, OutputSink output, StreamSet streams)
    {
        _processor = context.Discovery.CreateProcessor(command, useLocalScope: true);
        _processor.Output = output;
        _processor.Streams = streams;
        _processor.ExpectsInput = true;
        _processor.MyInvocation = InvocationInfo.Create(command, context.CurrentFrame?.Position!);
        _processor.Bind(arguments);
        _processor.Begin();
    }

    public void Process(object? value) => _processor.Process(value);

    public void Complete()
    {
        if (_isComplete)
        {
            return;
        }

        _isComplete = true;
        try
        {
            _processor.End();
        }
        finally
        {
            _processor.Clean();
            _processor.Dispose();
        }
    }
}
