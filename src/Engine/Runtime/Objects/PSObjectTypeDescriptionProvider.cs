using System.ComponentModel;

namespace System.Management.Automation;

/// <summary>Gives data binding a descriptor for PSObjects.</summary>
public class PSObjectTypeDescriptionProvider : TypeDescriptionProvider
{
    public PSObjectTypeDescriptionProvider()
    {
    }

    public event EventHandler<GettingValueExceptionEventArgs>? GettingValueException;

    public event EventHandler<SettingValueExceptionEventArgs>? SettingValueException;

    public override ICustomTypeDescriptor GetTypeDescriptor(Type objectType, object? instance)
    {
        var descriptor = new PSObjectTypeDescriptor((instance as PSObject)!);
        descriptor.GettingValueException += GettingValueException;
        descriptor.SettingValueException += SettingValueException;
        return descriptor;
    }
}
