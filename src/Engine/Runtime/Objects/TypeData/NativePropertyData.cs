using System.Management.Automation.Runtime;

namespace System.Management.Automation.Runspaces;

/// <summary>Type data of the engine's own: a property that a delegate computes, shown as the kind of member that PowerShell has there.</summary>
internal sealed class NativePropertyData : TypeMemberData
{
    private readonly NativeProperty _prototype;

    public NativePropertyData(string name, PSMemberTypes memberType, Type valueType, Func<object, object?> getter, Action<object, object?>? setter = null)
    {
        Name = name;
        _prototype = new NativeProperty(name, memberType, valueType, getter, setter);
    }

    internal override PSMemberInfo ToMember() => _prototype;

    internal override TypeMemberData Copy() => this;
}
