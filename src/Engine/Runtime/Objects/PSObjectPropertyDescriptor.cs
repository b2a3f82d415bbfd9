using System.ComponentModel;

namespace System.Management.Automation;

/// <summary>A property of a PSObject for data binding.</summary>
public class PSObjectPropertyDescriptor : PropertyDescriptor
{
    private readonly PSPropertyInfo _property;
    private readonly PSObjectTypeDescriptor _descriptor;

    internal PSObjectPropertyDescriptor(PSPropertyInfo property, PSObjectTypeDescriptor descriptor)
        : base(property.Name, [])
    {
        _property = property;
        _descriptor = descriptor;
    }

    public override AttributeCollection Attributes => AttributeCollection.Empty;

    public override Type ComponentType => typeof(PSObject);

    public override bool IsReadOnly => !_property.IsSettable;

    public override Type PropertyType => (_property as PSProperty)?.ValueType ?? typeof(object);

    public override bool CanResetValue(object component) => false;

    public override object? GetValue(object? component)
    {
        var property = Of(component);
        try
        {
            return property.Value;
        }
        catch (ExtendedTypeSystemException e)
        {
            var args = new GettingValueExceptionEventArgs(e);
            _descriptor.RaiseGetting(args);
            if (args.ShouldThrow)
            {
                throw;
            }

            return args.ValueReplacement;
        }
    }

    public override void ResetValue(object component)
    {
    }

    public override void SetValue(object? component, object? value)
    {
        var property = Of(component);
        try
        {
            property.Value = value;
        }
        catch (ExtendedTypeSystemException e)
        {
            var args = new SettingValueExceptionEventArgs(e);
            _descriptor.RaiseSetting(args);
            if (args.ShouldThrow)
            {
                throw;
            }
        }

        OnValueChanged(component, EventArgs.Empty);
    }

    public override bool ShouldSerializeValue(object component) => true;

    private PSPropertyInfo Of(object? component)
    {
        ArgumentNullException.ThrowIfNull(component);
        var target = component is PSObjectTypeDescriptor descriptor ? descriptor.Instance : PSObject.AsPSObject(component);
        return target.Properties[Name] ?? _property;
    }
}
