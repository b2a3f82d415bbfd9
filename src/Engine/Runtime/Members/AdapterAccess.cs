namespace System.Management.Automation.Runtime;

/// <summary>Access through an adapter that a module brought along.</summary>
internal sealed class AdapterAccess(PSAdaptedProperty property, PSPropertyAdapter adapter) : IPropertyAccess
{
    public bool CanRead => adapter.IsGettable(property);

    public bool CanWrite => adapter.IsSettable(property);

    public bool IsStatic => false;

    public Type? ValueType => null;

    public string ValueTypeName => adapter.GetPropertyTypeName(property);

    public object? Get(object? target) => adapter.GetPropertyValue(property);

    public void Set(object? target, object? value) => adapter.SetPropertyValue(property, value);
}
