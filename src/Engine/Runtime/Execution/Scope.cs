namespace System.Management.Automation.Runtime;

/// <summary>One dynamic scope: the variables, functions, aliases and drives that a script block invocation adds to its callers'.</summary>
/// <remarks>
/// A variable lives in a slot (the compiler knew its name) or among the others, by name. A slot holds the bare value, or a
/// <see cref="VariableRef"/>: unset, or the <see cref="PSVariable"/> once somebody needed the variable itself (a type constraint, an
/// attribute, an option, <c>[ref]</c>, Get-Variable), or a memory of where an outer variable was found. Reads test for it with one type
/// check and go the slow way only then.
/// </remarks>
internal sealed partial class Scope
{
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

    /// <summary>The block invocation that made this scope: source of the automatic variables that its code did not mention itself.</summary>
    public Compiler.Frame? Frame { get; set; }

    /// <summary>Strict mode set in this scope: null means inherited.</summary>
    public Version? StrictModeVersion
    {
        get;
        set
        {
            field = value;
            SessionState.Context.UsesStrictMode |= value is not null;
        }
    }

    /// <summary>The innermost scope, from here outwards, that <c>$script:</c> means.</summary>
    public Scope ScriptScope
    {
        get
        {
            var scope = this;
            while (!scope.IsScriptScope && scope.Parent is { } parent)
            {
                scope = parent;
            }

            return scope;
        }
    }

    /// <summary>The scope so many levels out; the outermost when there are not that many is an error of the caller's to report: null.</summary>
    public Scope? Ancestor(int levels)
    {
        var scope = this;
        while (levels-- > 0 && scope is not null)
        {
            scope = scope.Parent;
        }

        return scope;
    }

    internal static object?[] NewSlots(int count)
    {
        var slots = new object?[count];
        Array.Fill(slots, VariableRef.Unset);
        return slots;
    }
}
