namespace System.Management.Automation.Runspaces;

public sealed class ScriptMethodData : TypeMemberData
{
    public ScriptMethodData(string name, ScriptBlock scriptToInvoke) => throw Unsupported.Member();
    public ScriptBlock Script { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
