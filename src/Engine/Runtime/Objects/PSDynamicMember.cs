namespace System.Management.Automation;

/// <summary>A member that exists only when it is asked for.</summary>
public class PSDynamicMember : PSMemberInfo
{
    internal PSDynamicMember(string name) => SetMemberName(name);

    public override PSMemberTypes MemberType => PSMemberTypes.Dynamic;

    public override string TypeNameOfValue => "dynamic";

    public override object? Value
    {
        get => throw new InvalidOperationException();
        set => throw new InvalidOperationException();
    }

    public override PSMemberInfo Copy() => CopyTo(new PSDynamicMember(Name));

    public override string ToString() => $"dynamic {Name}";
}
