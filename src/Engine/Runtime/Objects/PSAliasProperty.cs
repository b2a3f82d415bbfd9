namespace System.Management.Automation;

public class PSAliasProperty : PSPropertyInfo
{
    public PSAliasProperty(string name, string referencedMemberName) => throw Unsupported.Member();
    public PSAliasProperty(string name, string referencedMemberName, Type conversionType) => throw Unsupported.Member();
    public Type ConversionType { get => throw Unsupported.Member(); }
    public override bool IsGettable { get => throw Unsupported.Member(); }
    public override bool IsSettable { get => throw Unsupported.Member(); }
    public override PSMemberTypes MemberType { get => throw Unsupported.Member(); }
    public string ReferencedMemberName { get => throw Unsupported.Member(); }
    public override string TypeNameOfValue { get => throw Unsupported.Member(); }
    public override object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override PSMemberInfo Copy() => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
