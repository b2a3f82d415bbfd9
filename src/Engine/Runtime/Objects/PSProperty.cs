using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A property that the base object has by itself.</summary>
public class PSProperty : PSPropertyInfo
{
    private readonly IPropertyAccess _access;
    private readonly object? _target;

    internal PSProperty(string name, IPropertyAccess access, object? target)
    {
        SetMemberName(name);
        _access = access;
        _target = target;
    }

    public override bool IsGettable => _access.CanRead;

    public override bool IsSettable => _access.CanWrite;

    public override PSMemberTypes MemberType => PSMemberTypes.Property;

    public override string TypeNameOfValue => _access.ValueTypeName;

    public override object? Value
    {
        get => _access.Get(_target);
        set => _access.Set(_target, value);
    }

    internal Type? ValueType => _access.ValueType;

    internal IPropertyAccess Access => _access;

    public override PSMemberInfo Copy() => CopyTo(new PSProperty(Name, _access, _target));

    public override string ToString()
        => $"{(_access.IsStatic ? "static " : string.Empty)}{MemberText.ShortTypeName(TypeNameOfValue)} {Name} {{{(_access.CanRead ? "get;" : string.Empty)}{(_access.CanWrite ? "set;" : string.Empty)}}}";
}
