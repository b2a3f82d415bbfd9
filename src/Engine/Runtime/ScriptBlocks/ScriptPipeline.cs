using System.Collections;

namespace System.Management.Automation.Runtime;

/// <summary>Calls a script block that has to be a command of a pipeline of its own: it has process blocks, or binds as a cmdlet does.</summary>
internal static class ScriptPipeline
{
    public static void Run(ScriptBlock block, ExecutionContext context, OutputSink output, StreamSet streams, in ScriptBlockCall call)
    {
        var processor = new ScriptCommandProcessor(context, new ScriptInfo(string.Empty, block), block, call.UseLocalScope)
        {
            Underscore = call.Underscore,
            This = call.This,
            Streams = streams,
            MyInvocation = call.MyInvocation,
        };
        var pipeline = new PipelineProcessor(context);
        pipeline.Add(processor, Arguments(call));
        pipeline.Run(output, call.Input);
    }

    private static CommandArgument[] Arguments(in ScriptBlockCall call)
    {
        var arguments = new List<CommandArgument>();
        if (call.NamedArguments is { } named)
        {
            foreach (DictionaryEntry entry in named)
            {
                arguments.Add(new CommandArgument(LanguagePrimitives.ConvertTo<string>(entry.Key), entry.Value, true, null, FromSplatting: true));
            }
        }

        foreach (var value in call.Arguments)
        {
            arguments.Add(CommandArgument.Positional(value));
        }

        return [.. arguments];
    }
}
