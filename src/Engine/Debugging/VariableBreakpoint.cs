namespace System.Management.Automation;

/// <summary>A breakpoint on reading or writing a variable.</summary>
public class VariableBreakpoint : Breakpoint
{
    internal VariableBreakpoint(string? script, string variable, VariableAccessMode accessMode, ScriptBlock? action)
        : base(script, action)
    {
        Variable = variable;
        AccessMode = accessMode;
    }

    public VariableAccessMode AccessMode { get; }

    public string Variable { get; }

    public override string ToString() => $"Variable breakpoint on '{Place}${Variable}' ({AccessMode} access)";

    internal bool Covers(VariableAccessMode access) => AccessMode == VariableAccessMode.ReadWrite || AccessMode == access;
}
