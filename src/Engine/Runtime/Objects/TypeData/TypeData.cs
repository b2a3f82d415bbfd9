namespace System.Management.Automation.Runspaces;

public sealed class TypeData
{
    public TypeData(string typeName) => throw Unsupported.Member();
    public TypeData(Type type) => throw Unsupported.Member();
    public string DefaultDisplayProperty { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PropertySetData DefaultDisplayPropertySet { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PropertySetData DefaultKeyPropertySet { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool InheritPropertySerializationSet { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool IsOverride { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Dictionary<string, TypeMemberData> Members { get => throw Unsupported.Member(); }
    public PropertySetData PropertySerializationSet { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public uint SerializationDepth { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string SerializationMethod { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string StringSerializationSource { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public TypeMemberData StringSerializationSourceProperty { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Type TargetTypeForDeserialization { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Type TypeAdapter { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Type TypeConverter { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string TypeName { get => throw Unsupported.Member(); }
    public TypeData Copy() => throw Unsupported.Member();
}
