using System.ComponentModel;

namespace System.Management.Automation;

public class PSObjectTypeDescriptionProvider : TypeDescriptionProvider
{
    public PSObjectTypeDescriptionProvider() => throw Unsupported.Member();
    public event EventHandler<GettingValueExceptionEventArgs> GettingValueException { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public event EventHandler<SettingValueExceptionEventArgs> SettingValueException { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public override ICustomTypeDescriptor GetTypeDescriptor(Type objectType, object? instance) => throw Unsupported.Member();
}
