namespace System.Management.Automation.Runtime;

/// <summary>One dynamic scope: the variables, functions, aliases and drives that a script block invocation adds to its callers'.</summary>
/// <remarks>
/// A variable lives in a slot (the compiler knew its name) or among the others, by name. A slot holds the bare value, or
/// <see cref="Unset"/>, or the <see cref="PSVariable"/> once somebody needed the variable itself (a type constraint, an attribute,
/// an option, <c>[ref]</c>, Get-Variable). Reads test for these two with one type check and go the slow way only then.
/// </remarks>
internal sealed partial class Scope
{
    /// <summary>Marks a slot whose variable does not exist in this scope.</summary>
    public static readonly object Unset = new UnsetMarker();

    public Scope(Scope? parent, SessionStateInternal sessionState, VariableMap map)
    {
        Parent = parent;
        SessionState = sessionState;
        Map = map;
        Slots = map.Count == 0 ? [] : NewSlots(map.Count);
    }

    public Scope? Parent { get; }

    /// <summary>The global session state, or the module's to which the code that made this scope belongs.</summary>
    public SessionStateInternal SessionState { get; }

    public VariableMap Map { get; }

    public object?[] Slots { get; }

    /// <summary>The scope is the one that <c>$script:</c> means: made by a script file or the top of a module.</summary>
    public bool IsScriptScope { get; init; }

    private static object?[] NewSlots(int count)
    {
        var slots = new object?[count];
        Array.Fill(slots, Unset);
        return slots;
    }

    private sealed class UnsetMarker;
}
