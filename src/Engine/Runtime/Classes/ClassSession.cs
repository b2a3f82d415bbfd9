using System.Management.Automation.Language;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Runtime;

/// <summary>Remembers, for each runspace, in which session state a class was defined: its methods look commands and variables up there.</summary>
internal static class ClassSession
{
    private static readonly ConditionalWeakTable<ExecutionContext, ConditionalWeakTable<TypeDefinitionAst, SessionStateInternal>> States = [];

    private static readonly ConditionalWeakTable<TypeDefinitionAst, WeakReference<ExecutionContext>> Latest = [];

    /// <summary>The runspace that last defined the class: where methods run that are called on a thread without a runspace.</summary>
    public static ExecutionContext? LatestContext(TypeDefinitionAst definition) =>
        Latest.TryGetValue(definition, out var reference) && reference.TryGetTarget(out var context) ? context : null;

    public static void Enter(IReadOnlyList<TypeDefinitionAst> definitions, SessionStateInternal state)
    {
        var known = States.GetValue(state.Context, static _ => []);
        foreach (var definition in definitions)
        {
            known.AddOrUpdate(definition, state);
            Latest.AddOrUpdate(definition, new WeakReference<ExecutionContext>(state.Context));
        }
    }

    /// <summary>The state of the definition in this runspace; its global one when the object came from another runspace.</summary>
    public static SessionStateInternal StateOf(TypeDefinitionAst definition, ExecutionContext context) =>
        States.TryGetValue(context, out var known) && known.TryGetValue(definition, out var state) ? state : context.GlobalState;
}
