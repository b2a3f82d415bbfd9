namespace System.Management.Automation;

public class PSProperty : PSPropertyInfo
{
    internal PSProperty() { }
    public override bool IsGettable { get => throw Unsupported.Member(); }
    public override bool IsSettable { get => throw Unsupported.Member(); }
    public override PSMemberTypes MemberType { get => throw Unsupported.Member(); }
    public override string TypeNameOfValue { get => throw Unsupported.Member(); }
    public override object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override PSMemberInfo Copy() => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
