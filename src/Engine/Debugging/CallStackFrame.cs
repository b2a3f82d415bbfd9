using System.Management.Automation.Language;

namespace System.Management.Automation;

public sealed class CallStackFrame
{
    public CallStackFrame(InvocationInfo invocationInfo) => throw Unsupported.Member();
    public string FunctionName { get => throw Unsupported.Member(); }
    public InvocationInfo InvocationInfo { get => throw Unsupported.Member(); }
    public IScriptExtent Position { get => throw Unsupported.Member(); }
    public int ScriptLineNumber { get => throw Unsupported.Member(); }
    public string ScriptName { get => throw Unsupported.Member(); }
    public Dictionary<string, PSVariable> GetFrameVariables() => throw Unsupported.Member();
    public string GetScriptLocation() => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
