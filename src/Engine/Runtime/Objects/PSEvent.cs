using System.Management.Automation.Runtime;
using System.Reflection;

namespace System.Management.Automation;

/// <summary>An event of the base object.</summary>
public class PSEvent : PSMemberInfo
{
    private readonly EventInfo _event;

    internal PSEvent(EventInfo source)
    {
        SetMemberName(source.Name);
        _event = source;
    }

    public override PSMemberTypes MemberType => PSMemberTypes.Event;

    public override string TypeNameOfValue => typeof(PSEvent).FullName!;

    public sealed override object? Value
    {
        get => _event;
        set => throw CannotChange();
    }

    public override PSMemberInfo Copy() => CopyTo(new PSEvent(_event));

    public override string ToString()
    {
        var handler = _event.EventHandlerType!;
        var parameters = handler.GetMethod("Invoke")!.GetParameters();
        return $"{TypeText.Short(handler)} {Name}({string.Join(", ", Array.ConvertAll(parameters, static p => TypeText.Short(p.ParameterType)))})";
    }
}
