namespace System.Management.Automation.Runtime;

/// <summary>A property of the engine's default type data.</summary>
internal sealed class NativeProperty : PSPropertyInfo
{
    private readonly PSMemberTypes _memberType;
    private readonly Type _valueType;
    private readonly Action<object, object?>? _setter;
    private readonly string _definition;

    public NativeProperty(string name, PSMemberTypes memberType, Type valueType, Func<object, object?> getter, Action<object, object?>? setter, string definition)
    {
        SetMemberName(name);
        _memberType = memberType;
        _valueType = valueType;
        Getter = getter;
        _setter = setter;
        _definition = definition;
    }

    /// <summary>Reads the value where the object has members of its own that matter; null when none do.</summary>
    public Func<PSObject, object?>? OwnerGetter { get; init; }

    /// <summary>Reads the value of a base object.</summary>
    public Func<object, object?> Getter { get; }

    public override bool IsGettable => true;

    public override bool IsSettable => _setter is not null;

    public override PSMemberTypes MemberType => _memberType;

    public override string TypeNameOfValue => _valueType.FullName!;

    public override object? Value
    {
        get => OwnerGetter is not null && Owner!.Bag is not null ? OwnerGetter(Owner) : Getter(Owner!.BaseObject);
        set
        {
            if (_setter is null)
            {
                throw new SetValueException($"Set accessor for property \"{Name}\" is unavailable.");
            }

            _setter(Owner!.BaseObject, value);
        }
    }

    public override PSMemberInfo Copy() => CopyTo(new NativeProperty(Name, _memberType, _valueType, Getter, _setter, _definition) { OwnerGetter = OwnerGetter });

    public override string ToString() => MemberType == PSMemberTypes.ScriptProperty
        ? $"{MemberText.ShortTypeName(TypeNameOfValue)} {Name} {{{_definition}}}"
        : $"{MemberText.ShortTypeName(TypeNameOfValue)} {Name}{{{_definition}}}";
}
