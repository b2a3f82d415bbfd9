using System.Collections;
using System.Management.Automation.Internal;
using System.Management.Automation.Runspaces;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

/// <summary>Runs the commands of a <see cref="PSCommand"/>: one pipeline after the other.</summary>
internal static class CommandRunner
{
    public static void Run(PowerShell owner, ExecutionContext context, IList<Command> commands, IEnumerable? input, OutputSink output, StreamSet streams,
        PSInvocationSettings? settings)
    {
        var start = 0;
        var isBatch = false;
        for (var i = 0; i < commands.Count; i++)
        {
            var isLast = i == commands.Count - 1;
            if (!isLast && !commands[i].IsEndOfStatement)
            {
                continue;
            }

            isBatch |= !isLast;
            try
            {
                RunPipeline(context, commands, start, i, input, output, streams);
            }
            catch (ExitException e)
            {
                Exit(context, e, settings);
                return;
            }
            catch (Exception e) when (e is LoopFlowException or TerminateException && settings?.ExposeFlowControlExceptions != true)
            {
                // A break without a loop ends the script, without an error.
            }
            catch (Exception e) when (isBatch && e is not (PipelineStoppedException or FlowControlException))
            {
                // One statement of several: its error does not keep the others from running.
                owner.HadErrors = true;
                var record = ErrorRecord.From(e);
                context.RecordError(record);
                streams.Error.Write(record);
            }

            start = i + 1;
            input = null;
        }
    }

    private static void RunPipeline(ExecutionContext context, IList<Command> commands, int first, int last, IEnumerable? input, OutputSink output, StreamSet streams)
    {
        var pipeline = new PipelineProcessor(context);
        for (var i = first; i <= last; i++)
        {
            var command = commands[i];
            var processor = CreateProcessor(context, command);
            processor.Streams = streams;
            processor.MyInvocation = new InvocationInfo(processor.Command, null)
            {
                InvocationName = command.CommandText,
                CommandOrigin = command.CommandOrigin,
                PipelineLength = last - first + 1,
                PipelinePosition = i - first + 1,
                ExpectingInput = i > first || input is not null,
            };
            pipeline.Add(processor, ArgumentsOf(command));
            if (command.Merges is { } merges)
            {
                ApplyMerges(processor, merges);
            }
        }

        pipeline.Run(output, input is null ? AutomationNull.Value : input);
        if (!commands[first].IsScript)
        {
            // A script has left the success of its own last statement.
            context.LastSucceeded = !pipeline.HadErrors;
        }
    }

    private static CommandProcessor CreateProcessor(ExecutionContext context, Command command)
    {
        if (command.IsScript)
        {
            var block = ScriptCache.Get(command.CommandText, context);
            return new ScriptCommandProcessor(context, new ScriptInfo(string.Empty, block), block, command.UseLocalScope);
        }

        var info = command.CommandInfo ?? context.Discovery.Find(command.CommandText, command.CommandOrigin);
        return context.Discovery.CreateProcessor(info, command.UseLocalScopeNullable ?? true);
    }

    private static CommandArgument[] ArgumentsOf(Command command)
    {
        var parameters = command.Parameters;
        if (parameters.Count == 0)
        {
            return [];
        }

        var arguments = new CommandArgument[parameters.Count];
        for (var i = 0; i < arguments.Length; i++)
        {
            var parameter = parameters[i];
            arguments[i] = parameter.Name is not { } name ? CommandArgument.Positional(parameter.Value)
                : parameter.HasValue ? CommandArgument.Named(CleanName(name), parameter.Value)
                : CommandArgument.NameOnly(CleanName(name));
        }

        return arguments;
    }

    private static string CleanName(string name) => name[0] == '-' ? name[1..].TrimEnd(':') : name;

    private static void ApplyMerges(CommandProcessor processor, List<(PipelineResultTypes From, PipelineResultTypes To)> merges)
    {
        foreach (var (from, to) in merges)
        {
            OutputSink target = to == PipelineResultTypes.Output ? new OutputOf(processor) : NullSink.Instance;
            processor.Streams = StreamMerge.With(processor.Streams, from == PipelineResultTypes.All ? 0 : (int)from, target);
        }
    }

    private static void Exit(ExecutionContext context, ExitException exit, PSInvocationSettings? settings)
    {
        if (settings?.ExposeFlowControlExceptions == true)
        {
            System.Runtime.ExceptionServices.ExceptionDispatchInfo.Throw(exit);
        }

        var code = LanguagePrimitives.TryConvertTo<int>(exit.Argument, out var number) ? number : 0;
        context.GlobalState.TopScope.SetLocal("LASTEXITCODE", code);
        context.Host.SetShouldExit(code);
    }

    /// <summary>Whatever the command's output is connected to when something is written.</summary>
    private sealed class OutputOf(CommandProcessor processor) : OutputSink
    {
        public override void Write(object? value) => processor.Output.Write(value);
    }
}
