namespace System.Management.Automation.Runtime;

/// <summary>The state behind one <see cref="System.Management.Automation.SessionState"/>: the global one of a runspace, or a module's.</summary>
/// <remarks>Commands and variables are looked up through the scope chain, which ends in a module's top scope and then the global one.</remarks>
internal sealed partial class SessionStateInternal
{
    public SessionStateInternal(ExecutionContext context, SessionStateInternal? global, PSModuleInfo? module)
    {
        Context = context;
        Global = global ?? this;
        Module = module;
        TopScope = new Scope(global?.TopScope, this, VariableMap.Empty) { IsScriptScope = true };
        CurrentScope = TopScope;
    }

    public ExecutionContext Context { get; }

    public SessionStateInternal Global { get; }

    /// <summary>The module this state belongs to, or null for the global state.</summary>
    public PSModuleInfo? Module { get; }

    public Scope TopScope { get; }

    /// <summary>The innermost scope of running code of this session state.</summary>
    public Scope CurrentScope { get; set; }
}
