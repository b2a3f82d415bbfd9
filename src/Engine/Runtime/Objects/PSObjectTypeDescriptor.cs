using System.ComponentModel;

namespace System.Management.Automation;

/// <summary>Shows a PSObject's properties to data binding.</summary>
public class PSObjectTypeDescriptor : CustomTypeDescriptor
{
    public PSObjectTypeDescriptor(PSObject instance) => Instance = instance;

    public event EventHandler<GettingValueExceptionEventArgs>? GettingValueException;

    public event EventHandler<SettingValueExceptionEventArgs>? SettingValueException;

    public PSObject Instance { get; }

    public override bool Equals(object? obj) => obj is PSObjectTypeDescriptor other && (ReferenceEquals(other, this) || Equals(other.Instance, Instance));

    public override AttributeCollection GetAttributes() => Instance is null ? AttributeCollection.Empty : TypeDescriptor.GetAttributes(Instance.BaseObject);

    public override string? GetClassName() => Instance is null ? null : TypeDescriptor.GetClassName(Instance.BaseObject);

    public override string? GetComponentName() => Instance is null ? null : TypeDescriptor.GetComponentName(Instance.BaseObject);

    public override TypeConverter GetConverter() => Instance is null ? new TypeConverter() : TypeDescriptor.GetConverter(Instance.BaseObject);

    public override EventDescriptor? GetDefaultEvent() => Instance is null ? null : TypeDescriptor.GetDefaultEvent(Instance.BaseObject);

    public override PropertyDescriptor? GetDefaultProperty() => null;

    public override object? GetEditor(Type editorBaseType) => Instance is null ? null : TypeDescriptor.GetEditor(Instance.BaseObject, editorBaseType);

    public override EventDescriptorCollection GetEvents() => EventDescriptorCollection.Empty;

    public override EventDescriptorCollection GetEvents(Attribute[]? attributes) => EventDescriptorCollection.Empty;

    public override int GetHashCode() => Instance?.GetHashCode() ?? base.GetHashCode();

    public override PropertyDescriptorCollection GetProperties() => GetProperties(null);

    public override PropertyDescriptorCollection GetProperties(Attribute[]? attributes)
    {
        var descriptors = new PropertyDescriptorCollection(null);
        if (Instance is not null)
        {
            foreach (var property in Instance.Properties)
            {
                descriptors.Add(new PSObjectPropertyDescriptor(property, this));
            }
        }

        return descriptors;
    }

    public override object? GetPropertyOwner(PropertyDescriptor? pd) => Instance;

    internal void RaiseGetting(GettingValueExceptionEventArgs args) => GettingValueException?.Invoke(this, args);

    internal void RaiseSetting(SettingValueExceptionEventArgs args) => SettingValueException?.Invoke(this, args);
}
