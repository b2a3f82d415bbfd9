using System.ComponentModel;

namespace System.Management.Automation;

public class PSObjectPropertyDescriptor : PropertyDescriptor
{
    internal PSObjectPropertyDescriptor() : base(default(MemberDescriptor)!) { }
    public override AttributeCollection Attributes { get => throw Unsupported.Member(); }
    public override Type ComponentType { get => throw Unsupported.Member(); }
    public override bool IsReadOnly { get => throw Unsupported.Member(); }
    public override Type PropertyType { get => throw Unsupported.Member(); }
    public override bool CanResetValue(object? component) => throw Unsupported.Member();
    public override object? GetValue(object? component) => throw Unsupported.Member();
    public override void ResetValue(object? component) => throw Unsupported.Member();
    public override void SetValue(object? component, object? value) => throw Unsupported.Member();
    public override bool ShouldSerializeValue(object? component) => throw Unsupported.Member();
}
