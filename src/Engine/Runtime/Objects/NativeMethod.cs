using System.Collections.ObjectModel;

namespace System.Management.Automation.Runtime;

/// <summary>A method of the engine's default type data.</summary>
internal sealed class NativeMethod : PSMethodInfo
{
    private readonly PSMemberTypes _memberType;
    private readonly Func<object, object?[], object?> _body;

    public NativeMethod(string name, PSMemberTypes memberType, Func<object, object?[], object?> body)
    {
        SetMemberName(name);
        _memberType = memberType;
        _body = body;
    }

    public override Collection<string> OverloadDefinitions => [ToString()];

    public override PSMemberTypes MemberType => _memberType;

    public override string TypeNameOfValue => typeof(object).FullName!;

    public override object? Invoke(params object?[] arguments) => _body(Owner!.BaseObject, arguments);

    public override PSMemberInfo Copy() => CopyTo(new NativeMethod(Name, _memberType, _body));

    public override string ToString() => $"System.Object {Name}();";
}
