using System.Management.Automation.Compiler;
using System.Management.Automation.Language;

namespace System.Management.Automation;

/// <summary>One call of a script's call stack, innermost first.</summary>
public sealed class CallStackFrame
{
    private readonly Frame? _frame;

    public CallStackFrame(InvocationInfo invocationInfo)
    {
        ArgumentNullException.ThrowIfNull(invocationInfo);
        InvocationInfo = invocationInfo;
        FunctionName = invocationInfo.MyCommand is { Name.Length: > 0 } command ? command.Name : "<ScriptBlock>";
        Position = invocationInfo.DisplayScriptPosition;
    }

    internal CallStackFrame(Frame frame)
    {
        _frame = frame;
        InvocationInfo = frame.MyInvocation;
        FunctionName = frame.FunctionName;
        Position = frame.Position ?? frame.Block.Ast.Extent;
        _ = frame.GetBoundParameters();
    }

    /// <summary>Name of the function, or &lt;ScriptBlock&gt;.</summary>
    public string FunctionName { get; }

    public InvocationInfo InvocationInfo { get; }

    /// <summary>The statement that runs.</summary>
    public IScriptExtent Position { get; }

    public int ScriptLineNumber => Position.StartLineNumber;

    /// <summary>Full path of the script; empty when it was not read from a file.</summary>
    public string ScriptName => Position.File ?? string.Empty;

    /// <summary>The command's name; &lt;ScriptBlock&gt; for what has none.</summary>
    internal string Command => InvocationInfo.MyCommand is { Name.Length: > 0 } command ? command.Name : FunctionName;

    /// <summary>The bound parameters as <c>{a=1, b=2}</c>.</summary>
    internal string Arguments
    {
        get
        {
            var bound = _frame?.GetBoundParameters();
            return bound is null ? "{}" : "{" + string.Join(", ", bound.Select(p => $"{p.Key}={PSObject.AsPSObject(p.Value ?? "")}")) + "}";
        }
    }

    /// <summary>The variables of the call's own scope.</summary>
    public Dictionary<string, PSVariable> GetFrameVariables()
    {
        var variables = new Dictionary<string, PSVariable>(StringComparer.OrdinalIgnoreCase);
        if (_frame is not null)
        {
            foreach (var variable in _frame.Scope.LocalVariables())
            {
                variables[variable.Name] = variable;
            }
        }

        return variables;
    }

    public string GetScriptLocation() =>
        ScriptName.Length == 0 ? "<No file>" : $"{Path.GetFileName(ScriptName)}: line {ScriptLineNumber}";

    public override string ToString() =>
        $"at {FunctionName}, {(ScriptName.Length == 0 ? "<No file>" : ScriptName)}: line {ScriptLineNumber}";
}
