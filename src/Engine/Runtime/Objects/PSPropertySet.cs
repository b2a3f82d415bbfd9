using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class PSPropertySet : PSMemberInfo
{
    public PSPropertySet(string name, IEnumerable<string> referencedPropertyNames) => throw Unsupported.Member();
    public override PSMemberTypes MemberType { get => throw Unsupported.Member(); }
    public Collection<string> ReferencedPropertyNames { get => throw Unsupported.Member(); }
    public override string TypeNameOfValue { get => throw Unsupported.Member(); }
    public override object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override PSMemberInfo Copy() => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
