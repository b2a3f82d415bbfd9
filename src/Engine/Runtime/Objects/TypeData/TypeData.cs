using System.Management.Automation.Runtime;

namespace System.Management.Automation.Runspaces;

/// <summary>What is added to objects of one type: members, how they are displayed, serialized and converted.</summary>
public sealed class TypeData
{
    public TypeData(string typeName)
    {
        ArgumentException.ThrowIfNullOrWhiteSpace(typeName);
        TypeName = typeName;
        Members = new Dictionary<string, TypeMemberData>(StringComparer.OrdinalIgnoreCase);
    }

    public TypeData(Type type)
        : this((type ?? throw new ArgumentNullException(nameof(type))).FullName!)
    {
    }

    public string? DefaultDisplayProperty { get; set; }

    public PropertySetData? DefaultDisplayPropertySet { get; set; }

    public PropertySetData? DefaultKeyPropertySet { get; set; }

    public bool InheritPropertySerializationSet { get; set; }

    /// <summary>Replaces what there is for the type instead of adding to it.</summary>
    public bool IsOverride { get; set; }

    public Dictionary<string, TypeMemberData> Members { get; private init; }

    public PropertySetData? PropertySerializationSet { get; set; }

    /// <summary>0 for the default.</summary>
    public uint SerializationDepth { get; set; }

    public string? SerializationMethod { get; set; }

    public string? StringSerializationSource { get; set; }

    public TypeMemberData? StringSerializationSourceProperty { get; set; }

    public Type? TargetTypeForDeserialization { get; set; }

    public Type? TypeAdapter { get; set; }

    public Type? TypeConverter { get; set; }

    public string TypeName { get; }

    /// <summary>Part of the language rather than data: not shown.</summary>
    internal bool IsBuiltIn { get; init; }

    public TypeData Copy()
    {
        var copy = new TypeData(TypeName)
        {
            DefaultDisplayProperty = DefaultDisplayProperty,
            DefaultDisplayPropertySet = DefaultDisplayPropertySet,
            DefaultKeyPropertySet = DefaultKeyPropertySet,
            InheritPropertySerializationSet = InheritPropertySerializationSet,
            IsOverride = IsOverride,
            PropertySerializationSet = PropertySerializationSet,
            SerializationDepth = SerializationDepth,
            SerializationMethod = SerializationMethod,
            StringSerializationSource = StringSerializationSource,
            StringSerializationSourceProperty = StringSerializationSourceProperty,
            TargetTypeForDeserialization = TargetTypeForDeserialization,
            TypeAdapter = TypeAdapter,
            TypeConverter = TypeConverter,
        };
        foreach (var (name, member) in Members)
        {
            copy.Members.Add(name, member.Copy());
        }

        return copy;
    }

    /// <summary>This data and more; a clash is an error unless <paramref name="force"/>.</summary>
    internal TypeData MergedWith(TypeData more, bool force)
    {
        var merged = Copy();
        foreach (var (name, member) in more.Members)
        {
            if (!force && merged.Members.ContainsKey(name))
            {
                throw Clash(name);
            }

            merged.Members[name] = member;
        }

        merged.DefaultDisplayProperty = Pick(DefaultDisplayProperty, more.DefaultDisplayProperty, "DefaultDisplayProperty", force);
        merged.DefaultDisplayPropertySet = Pick(DefaultDisplayPropertySet, more.DefaultDisplayPropertySet, "DefaultDisplayPropertySet", force);
        merged.DefaultKeyPropertySet = Pick(DefaultKeyPropertySet, more.DefaultKeyPropertySet, "DefaultKeyPropertySet", force);
        merged.PropertySerializationSet = Pick(PropertySerializationSet, more.PropertySerializationSet, "PropertySerializationSet", force);
        merged.SerializationMethod = Pick(SerializationMethod, more.SerializationMethod, "SerializationMethod", force);
        merged.StringSerializationSource = Pick(StringSerializationSource, more.StringSerializationSource, "StringSerializationSource", force);
        merged.TargetTypeForDeserialization = Pick(TargetTypeForDeserialization, more.TargetTypeForDeserialization, "TargetTypeForDeserialization", force);
        merged.TypeAdapter = Pick(TypeAdapter, more.TypeAdapter, "TypeAdapter", force);
        merged.TypeConverter = Pick(TypeConverter, more.TypeConverter, "TypeConverter", force);
        merged.SerializationDepth = more.SerializationDepth == 0 ? SerializationDepth : more.SerializationDepth;
        return merged;
    }

    private T? Pick<T>(T? existing, T? added, string what, bool force)
        where T : class
    {
        if (added is null)
        {
            return existing;
        }

        return existing is null || force ? added : throw Clash(what);
    }

    private RuntimeException Clash(string member) => OperatorError.Make(
        $"Error in TypeData \"{TypeName}\": The member {member} is already present.", "TypesDynamicUpdateException", ErrorCategory.InvalidOperation);
}
