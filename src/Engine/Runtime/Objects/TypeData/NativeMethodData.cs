using System.Management.Automation.Runtime;

namespace System.Management.Automation.Runspaces;

/// <summary>Type data of the engine's own: a method that a delegate implements.</summary>
internal sealed class NativeMethodData : TypeMemberData
{
    private readonly NativeMethod _prototype;

    public NativeMethodData(string name, PSMemberTypes memberType, Func<object, object?[], object?> body)
    {
        Name = name;
        _prototype = new NativeMethod(name, memberType, body);
    }

    internal override PSMemberInfo ToMember() => _prototype;

    internal override TypeMemberData Copy() => this;
}
