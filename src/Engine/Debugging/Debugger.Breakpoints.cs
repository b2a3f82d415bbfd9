namespace System.Management.Automation;

// Since PowerShell 7 a debugger's client manages breakpoints here instead of through cmdlets.
public abstract partial class Debugger
{
    public Breakpoint? GetBreakpoint(int id) => GetBreakpoint(id, null);

    public virtual Breakpoint? GetBreakpoint(int id, int? runspaceId) => throw Unsupported.Member();

    public List<Breakpoint> GetBreakpoints() => GetBreakpoints(null);

    public virtual List<Breakpoint> GetBreakpoints(int? runspaceId) => throw Unsupported.Member();

    public CommandBreakpoint SetCommandBreakpoint(string command, ScriptBlock? action = null, string? path = null) =>
        SetCommandBreakpoint(command, action, path, null);

    public virtual CommandBreakpoint SetCommandBreakpoint(string command, ScriptBlock? action, string? path, int? runspaceId) =>
        throw Unsupported.Member();

    public LineBreakpoint SetLineBreakpoint(string path, int line, int column = 0, ScriptBlock? action = null) =>
        SetLineBreakpoint(path, line, column, action, null);

    public virtual LineBreakpoint SetLineBreakpoint(string path, int line, int column, ScriptBlock? action, int? runspaceId) =>
        throw Unsupported.Member();

    public VariableBreakpoint SetVariableBreakpoint(
        string variableName, VariableAccessMode accessMode = VariableAccessMode.Write, ScriptBlock? action = null, string? path = null) =>
        SetVariableBreakpoint(variableName, accessMode, action, path, null);

    public virtual VariableBreakpoint SetVariableBreakpoint(
        string variableName, VariableAccessMode accessMode, ScriptBlock? action, string? path, int? runspaceId) => throw Unsupported.Member();

    public bool RemoveBreakpoint(Breakpoint breakpoint) => RemoveBreakpoint(breakpoint, null);

    public virtual bool RemoveBreakpoint(Breakpoint breakpoint, int? runspaceId) => throw Unsupported.Member();

    public Breakpoint EnableBreakpoint(Breakpoint breakpoint) => EnableBreakpoint(breakpoint, null);

    public virtual Breakpoint EnableBreakpoint(Breakpoint breakpoint, int? runspaceId) => throw Unsupported.Member();

    public Breakpoint DisableBreakpoint(Breakpoint breakpoint) => DisableBreakpoint(breakpoint, null);

    public virtual Breakpoint DisableBreakpoint(Breakpoint breakpoint, int? runspaceId) => throw Unsupported.Member();
}
