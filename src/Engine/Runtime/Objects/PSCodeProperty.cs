using System.Reflection;

namespace System.Management.Automation;

public class PSCodeProperty : PSPropertyInfo
{
    public PSCodeProperty(string name, MethodInfo getterCodeReference) => throw Unsupported.Member();
    public PSCodeProperty(string name, MethodInfo getterCodeReference, MethodInfo setterCodeReference) => throw Unsupported.Member();
    public MethodInfo GetterCodeReference { get => throw Unsupported.Member(); }
    public override bool IsGettable { get => throw Unsupported.Member(); }
    public override bool IsSettable { get => throw Unsupported.Member(); }
    public override PSMemberTypes MemberType { get => throw Unsupported.Member(); }
    public MethodInfo SetterCodeReference { get => throw Unsupported.Member(); }
    public override string TypeNameOfValue { get => throw Unsupported.Member(); }
    public override object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override PSMemberInfo Copy() => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
