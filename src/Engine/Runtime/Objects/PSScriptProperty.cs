namespace System.Management.Automation;

public class PSScriptProperty : PSPropertyInfo
{
    public PSScriptProperty(string name, ScriptBlock getterScript) => throw Unsupported.Member();
    public PSScriptProperty(string name, ScriptBlock getterScript, ScriptBlock setterScript) => throw Unsupported.Member();
    public ScriptBlock GetterScript { get => throw Unsupported.Member(); }
    public override bool IsGettable { get => throw Unsupported.Member(); }
    public override bool IsSettable { get => throw Unsupported.Member(); }
    public override PSMemberTypes MemberType { get => throw Unsupported.Member(); }
    public ScriptBlock SetterScript { get => throw Unsupported.Member(); }
    public override string TypeNameOfValue { get => throw Unsupported.Member(); }
    public override object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override PSMemberInfo Copy() => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
