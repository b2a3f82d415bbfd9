using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>The members of one object: its own, its type data's and its base object's, looked up when asked for.</summary>
internal sealed class ObjectMemberCollection<T>(PSObject owner, MemberView view) : PSMemberInfoCollection<T>
    where T : PSMemberInfo
{
    public override T? this[string name]
    {
        get
        {
            ArgumentException.ThrowIfNullOrEmpty(name);
            return MemberLookup.Find(owner, name, view) as T;
        }
    }

    public override void Add(T member) => Add(member, false);

    public override void Add(T member, bool preValidated)
    {
        ArgumentNullException.ThrowIfNull(member);
        MemberLookup.Add(owner, preValidated ? member : member.Copy(), preValidated);
    }

    public override IEnumerator<T> GetEnumerator()
    {
        foreach (var member in MemberLookup.All(owner, view, typeof(T) == typeof(PSPropertyInfo)))
        {
            if (member is T wanted && !member.IsHidden)
            {
                yield return wanted;
            }
        }
    }

    public override ReadOnlyPSMemberInfoCollection<T> Match(string name) => Match(name, PSMemberTypes.All);

    public override ReadOnlyPSMemberInfoCollection<T> Match(string name, PSMemberTypes memberTypes)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        var found = new List<T>();
        if (!WildcardPattern.ContainsWildcardCharacters(name))
        {
            if (this[name] is { } member && (member.MemberType & memberTypes) != 0)
            {
                found.Add(member);
            }

            return new ReadOnlyPSMemberInfoCollection<T>(found);
        }

        var pattern = WildcardPattern.Get(name, WildcardOptions.IgnoreCase);
        foreach (var member in this)
        {
            if ((member.MemberType & memberTypes) != 0 && pattern.IsMatch(member.Name))
            {
                found.Add(member);
            }
        }

        return new ReadOnlyPSMemberInfoCollection<T>(found);
    }

    public override void Remove(string name)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        owner.Bag?.Remove(name);
    }
}
