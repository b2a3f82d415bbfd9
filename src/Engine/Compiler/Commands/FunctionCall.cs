using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>Calls a simple function, or a script block value, straight from its call site: no processor, no argument list.</summary>
internal static class FunctionCall
{
    /// <summary>The block is one that can be called so: it runs once and binds its arguments simply.</summary>
    public static bool CanCall(ScriptBlock block) => !block.Code.IsAdvanced && !block.Code.HasPipelineBlocks && !block.IsFilter;

    public static void Call(
        Frame caller, ScriptBlock block, CommandInfo? command, CommandNode site, BindingPlan? plan, OutputSink output, bool useLocalScope)
    {
        var context = caller.Context;
        var code = block.Code;
        var state = block.SessionState ?? context.CurrentState;
        var scope = useLocalScope ? new Scope(state.CurrentScope, state, code.Map) : state.CurrentScope;
        var frame = new Frame(context, code, scope, useLocalScope, output, caller.Streams)
        {
            Command = command,
            CallPosition = site.Extent,
        };
        if (plan is not null)
        {
            Bind(caller, frame, site.Arguments, plan);
        }
        else
        {
            SimpleBinding.BindCommandLine(frame, ArgumentList.Evaluate(caller, site.Arguments));
        }

        code.InitializeAutomaticVariables(frame);
        ScriptBlockInvoker.Run(frame, code.End);
        context.CommandCount++;
        context.LastSucceeded = true;
    }

    private static void Bind(Frame caller, Frame frame, ArgumentNode[] arguments, BindingPlan plan)
    {
        var rest = plan.RestCount == 0 ? [] : new object?[plan.RestCount];
        var restCount = 0;
        for (var i = 0; i < arguments.Length; i++)
        {
            var argument = arguments[i];
            var target = plan.Targets[i];
            if (argument.Value is null)
            {
                if (target is not null)
                {
                    SimpleBinding.Bind(frame, target, SwitchParameter.Present, argument.Extent);
                }

                continue;
            }

            var value = argument.Value.Evaluate(caller);
            if (ReferenceEquals(value, AutomationNull.Value))
            {
                value = null;
            }

            if (target is null)
            {
                rest[restCount++] = value;
            }
            else if (target.IsTyped || target.IsGuarded || !frame.OwnsScope)
            {
                SimpleBinding.Bind(frame, target, value, argument.Extent);
            }
            else
            {
                frame.Slots[target.Slot] = value;
            }
        }

        frame.BoundMask = plan.Mask;
        frame.Arguments = rest;
        foreach (var parameter in plan.Unbound)
        {
            SimpleBinding.SetDefault(frame, parameter);
        }
    }
}
