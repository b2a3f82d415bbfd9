using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A property that is a name and a value.</summary>
public class PSNoteProperty : PSPropertyInfo
{
    private readonly MemberBag? _bag;
    private object? _value;

    public PSNoteProperty(string name, object? value)
    {
        SetMemberName(name);
        _value = value;
    }

    /// <summary>A note property that lives in an object's bag: reading and writing go there.</summary>
    internal PSNoteProperty(string name, MemberBag bag, PSObject owner)
    {
        SetMemberName(name);
        _bag = bag;
        IsInstance = true;
        Attach(owner);
    }

    public override bool IsGettable => true;

    public override bool IsSettable => true;

    public override PSMemberTypes MemberType => PSMemberTypes.NoteProperty;

    public override string TypeNameOfValue
    {
        get
        {
            var value = Value;
            return value switch
            {
                null => typeof(object).FullName!,
                PSObject { IsCustom: true } custom => custom.TypeNames.Count > 0 ? custom.TypeNames[0] : typeof(PSObject).FullName!,
                PSObject wrapper => wrapper.BaseObject.GetType().FullName!,
                _ => value.GetType().FullName!,
            };
        }
    }

    public override object? Value
    {
        get
        {
            if (_bag is null)
            {
                return _value;
            }

            var index = _bag.IndexOf(Name);
            return index >= 0 ? _bag.Slots[index] : _value;
        }

        set
        {
            var index = _bag is null ? -1 : _bag.IndexOf(Name);
            if (index >= 0)
            {
                _bag!.Slots[index] = value;
            }
            else
            {
                _value = value;
            }
        }
    }

    public override PSMemberInfo Copy() => CopyTo(new PSNoteProperty(Name, Value));

    public override string ToString() => $"{MemberText.ShortTypeName(TypeNameOfValue)} {Name}={ValueText.OfElement(Value)}";
}
