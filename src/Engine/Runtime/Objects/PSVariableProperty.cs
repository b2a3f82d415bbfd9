namespace System.Management.Automation;

/// <summary>A note property that is a view of a variable.</summary>
public class PSVariableProperty : PSNoteProperty
{
    private readonly PSVariable _variable;

    public PSVariableProperty(PSVariable variable)
        : base((variable ?? throw new ArgumentNullException(nameof(variable))).Name, null) => _variable = variable;

    public override bool IsGettable => true;

    public override bool IsSettable => (_variable.Options & (ScopedItemOptions.Constant | ScopedItemOptions.ReadOnly)) == ScopedItemOptions.None;

    public override PSMemberTypes MemberType => PSMemberTypes.NoteProperty;

    public override string TypeNameOfValue => _variable.Value is { } value ? value.GetType().FullName! : typeof(object).FullName!;

    public override object? Value
    {
        get => _variable.Value;
        set => _variable.Value = value!;
    }

    public override PSMemberInfo Copy() => CopyTo(new PSVariableProperty(_variable));

    public override string ToString() => $"{MemberText.ShortTypeName(TypeNameOfValue)} {Name}={Runtime.ValueText.OfElement(Value)}";
}
