using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>Access to a .NET field.</summary>
internal sealed class FieldAccess(FieldInfo source) : IPropertyAccess
{
    private readonly object? _constant = source.IsLiteral ? source.GetValue(null) : null;

    public bool CanRead => true;

    public bool CanWrite => !source.IsLiteral && !source.IsInitOnly;

    public bool IsStatic => source.IsStatic;

    public Type? ValueType => source.FieldType;

    public string ValueTypeName => TypeText.Of(source.FieldType);

    public object? Get(object? target) => _constant ?? source.GetValue(target);

    public void Set(object? target, object? value)
    {
        if (!CanWrite)
        {
            throw MemberError.ReadOnly(source.Name);
        }

        source.SetValue(target, PropertyAccess.ConvertForSet(source.Name, value, source.FieldType));
    }
}
