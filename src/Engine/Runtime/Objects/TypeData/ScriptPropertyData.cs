namespace System.Management.Automation.Runspaces;

public sealed class ScriptPropertyData : TypeMemberData
{
    public ScriptPropertyData(string name, ScriptBlock getScriptBlock) => throw Unsupported.Member();
    public ScriptPropertyData(string name, ScriptBlock getScriptBlock, ScriptBlock setScriptBlock) => throw Unsupported.Member();
    public ScriptBlock GetScriptBlock { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool IsHidden { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ScriptBlock SetScriptBlock { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
