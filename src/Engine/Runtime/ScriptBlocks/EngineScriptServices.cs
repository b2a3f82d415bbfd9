using System.Management.Automation.Compiler;
using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>What values need of the part that runs scripts.</summary>
internal sealed class EngineScriptServices : ScriptServices
{
    public override string OutputFieldSeparator
        => ExecutionContext.Current is { } context && context.CurrentState.CurrentScope.TryGetValue("OFS", out var value) && value is not null
            ? value as string ?? SeparatorOf(value)
            : " ";

    // Text of a collection would ask for the separator again.
    private static string SeparatorOf(object value)
        => LanguagePrimitives.GetEnumerator(value) is { } elements
            ? string.Join(' ', Elements(elements).Select(static element => element?.ToString()))
            : LanguagePrimitives.ConvertTo<string>(value);

    private static IEnumerable<object?> Elements(System.Collections.IEnumerator elements)
    {
        while (elements.MoveNext())
        {
            yield return elements.Current;
        }
    }

    public override object? Invoke(ScriptBlock block, object? dollarUnder, object? self, object?[] arguments)
    {
        var call = new ScriptBlockCall { Arguments = arguments };
        if (dollarUnder is not null)
        {
            call.Underscore = dollarUnder;
        }

        if (self is not null)
        {
            call.This = self;
        }

        var result = block.InvokeValue(ExecutionContext.Required, call);
        return ReferenceEquals(result, AutomationNull.Value) ? null : result;
    }

    public override object? InvokeInCallersScope(ScriptBlock block, object? dollarUnder)
    {
        var context = ExecutionContext.Required;
        var scope = (block.SessionState ?? context.CurrentState).CurrentScope;
        var hadOuter = scope.TryFindLocal(SpecialVariables.Underscore, out var location);
        var outer = hadOuter ? location.Value : null;
        try
        {
            return block.InvokeValue(context, new ScriptBlockCall { Underscore = dollarUnder, UseLocalScope = false });
        }
        finally
        {
            if (hadOuter)
            {
                scope.SetLocal(SpecialVariables.Underscore, outer);
            }
            else
            {
                scope.RemoveLocal(SpecialVariables.Underscore);
            }
        }
    }

    public override Delegate CreateDelegate(ScriptBlock block, Type delegateType) => ScriptBlockDelegate.Create(block, delegateType);

    public override bool IsStrict(int majorVersion)
        => ExecutionContext.Current is { UsesStrictMode: true } context && StrictMode.IsOn(context.CurrentState.CurrentScope, majorVersion);
}
