namespace System.Management.Automation;

public class PSAdaptedProperty : PSProperty
{
    public PSAdaptedProperty(string name, object? tag) => throw Unsupported.Member();
    public object? BaseObject { get => throw Unsupported.Member(); }
    public object? Tag { get => throw Unsupported.Member(); }
    public override PSMemberInfo Copy() => throw Unsupported.Member();
}
