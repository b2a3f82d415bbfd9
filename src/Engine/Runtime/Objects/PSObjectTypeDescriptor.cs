using System.ComponentModel;

namespace System.Management.Automation;

public class PSObjectTypeDescriptor : CustomTypeDescriptor
{
    public PSObjectTypeDescriptor(PSObject instance) => throw Unsupported.Member();
    public PSObject Instance { get => throw Unsupported.Member(); }
    public event EventHandler<GettingValueExceptionEventArgs> GettingValueException { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public event EventHandler<SettingValueExceptionEventArgs> SettingValueException { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public override bool Equals(object? obj) => throw Unsupported.Member();
    public override AttributeCollection GetAttributes() => throw Unsupported.Member();
    public override string GetClassName() => throw Unsupported.Member();
    public override string GetComponentName() => throw Unsupported.Member();
    public override TypeConverter GetConverter() => throw Unsupported.Member();
    public override EventDescriptor GetDefaultEvent() => throw Unsupported.Member();
    public override PropertyDescriptor GetDefaultProperty() => throw Unsupported.Member();
    public override object? GetEditor(Type editorBaseType) => throw Unsupported.Member();
    public override EventDescriptorCollection GetEvents() => throw Unsupported.Member();
    public override EventDescriptorCollection GetEvents(Attribute[] attributes) => throw Unsupported.Member();
    public override int GetHashCode() => throw Unsupported.Member();
    public override PropertyDescriptorCollection GetProperties() => throw Unsupported.Member();
    public override PropertyDescriptorCollection GetProperties(Attribute[] attributes) => throw Unsupported.Member();
    public override object? GetPropertyOwner(PropertyDescriptor pd) => throw Unsupported.Member();
}
