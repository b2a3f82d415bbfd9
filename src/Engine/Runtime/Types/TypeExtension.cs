using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Runtime;

/// <summary>What type data adds to an object: that of its most derived type first.</summary>
internal sealed class TypeExtension
{
    public static readonly TypeExtension None = new([]);

    private readonly Dictionary<string, PSMemberInfo> _members = new(StringComparer.OrdinalIgnoreCase);

    public TypeExtension(IReadOnlyList<TypeData> applying)
    {
        foreach (var data in applying)
        {
            foreach (var (name, member) in data.Members)
            {
                if (!_members.ContainsKey(name))
                {
                    _members.Add(name, member.ToMember());
                }
            }

            DefaultDisplayPropertySet ??= data.DefaultDisplayPropertySet;
            DefaultKeyPropertySet ??= data.DefaultKeyPropertySet;
            PropertySerializationSet ??= data.PropertySerializationSet;
            DefaultDisplayProperty ??= data.DefaultDisplayProperty;
            SerializationMethod ??= data.SerializationMethod;
            StringSerializationSource ??= data.StringSerializationSource;
            TargetTypeForDeserialization ??= data.TargetTypeForDeserialization;
            Adapter ??= data.TypeAdapter;
            SerializationDepth = SerializationDepth == 0 ? data.SerializationDepth : SerializationDepth;
        }
    }

    public bool IsEmpty => _members.Count == 0;

    /// <summary>Prototypes: to be copied and attached to an object.</summary>
    public IEnumerable<PSMemberInfo> Members => _members.Values;

    public PropertySetData? DefaultDisplayPropertySet { get; }

    public PropertySetData? DefaultKeyPropertySet { get; }

    public PropertySetData? PropertySerializationSet { get; }

    public string? DefaultDisplayProperty { get; }

    public string? SerializationMethod { get; }

    public string? StringSerializationSource { get; }

    public Type? TargetTypeForDeserialization { get; }

    public Type? Adapter { get; }

    /// <summary>0 when no type data says.</summary>
    public uint SerializationDepth { get; }

    public PSMemberInfo? Find(string name) => _members.GetValueOrDefault(name);
}
