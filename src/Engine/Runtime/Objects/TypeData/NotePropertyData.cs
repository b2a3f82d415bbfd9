namespace System.Management.Automation.Runspaces;

/// <summary>Type data for a property that is a value.</summary>
public sealed class NotePropertyData : TypeMemberData
{
    public NotePropertyData(string name, object? value)
    {
        Name = name;
        Value = value;
    }

    public bool IsHidden { get; set; }

    public object? Value { get; set; }

    internal override PSMemberInfo ToMember() => Hidden(new PSNoteProperty(Name, Value), IsHidden);

    internal override TypeMemberData Copy() => new NotePropertyData(Name, Value) { IsHidden = IsHidden };
}
