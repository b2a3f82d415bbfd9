namespace System.Management.Automation.Runtime;

/// <summary>Access to a property of the engine's default type data.</summary>
internal sealed class NativeAccess(NativeProperty property) : IPropertyAccess
{
    public bool CanRead => true;

    public bool CanWrite => property.IsSettable;

    public bool IsStatic => false;

    public Type? ValueType => null;

    public string ValueTypeName => property.TypeNameOfValue;

    public object? Get(object? target) => property.Getter(target!);

    public void Set(object? target, object? value)
    {
        var member = property.Copy();
        member.Attach(PSObject.AsPSObject(target!));
        member.Value = value;
    }
}
