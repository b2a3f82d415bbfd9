using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Several members under one name, such as <c>psbase</c>.</summary>
public class PSMemberSet : PSMemberInfo
{
    private readonly PSObject _holder;
    private readonly MemberView _view;

    public PSMemberSet(string name)
        : this(name, [])
    {
    }

    public PSMemberSet(string name, IEnumerable<PSMemberInfo> members)
    {
        ArgumentNullException.ThrowIfNull(members);
        SetMemberName(name);
        _holder = new PSObject();
        _view = MemberView.Extended;
        foreach (var member in members)
        {
            Members.Add(member);
        }
    }

    internal PSMemberSet(string name, PSObject holder, MemberView view)
    {
        SetMemberName(name);
        _holder = holder;
        _view = view;
        InheritMembers = true;
    }

    public bool InheritMembers { get; internal init; }

    public PSMemberInfoCollection<PSMemberInfo> Members => new ObjectMemberCollection<PSMemberInfo>(_holder, _view);

    public override PSMemberTypes MemberType => PSMemberTypes.MemberSet;

    public PSMemberInfoCollection<PSMethodInfo> Methods => new ObjectMemberCollection<PSMethodInfo>(_holder, _view);

    public PSMemberInfoCollection<PSPropertyInfo> Properties => new ObjectMemberCollection<PSPropertyInfo>(_holder, _view);

    public override string TypeNameOfValue => typeof(PSMemberSet).FullName!;

    public override object? Value
    {
        get => this;
        set => throw CannotChange();
    }

    internal PSObject Holder => _holder;

    internal MemberView View => _view;

    public override PSMemberInfo Copy() => CopyTo(_view == MemberView.Extended && !InheritMembers ? new PSMemberSet(Name, Members) : new PSMemberSet(Name, _holder, _view));

    public override string ToString()
    {
        var names = new List<string>();
        foreach (var member in Members)
        {
            names.Add(member.Name);
        }

        return $"{Name} {{{string.Join(", ", names)}}}";
    }
}
