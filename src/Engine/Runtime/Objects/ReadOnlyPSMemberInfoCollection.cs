using System.Collections;

namespace System.Management.Automation;

/// <summary>Members that were found.</summary>
public class ReadOnlyPSMemberInfoCollection<T> : IEnumerable<T>, IEnumerable
    where T : PSMemberInfo
{
    private readonly List<T> _members;

    internal ReadOnlyPSMemberInfoCollection(List<T> members) => _members = members;

    public int Count => _members.Count;

    public T this[int index] => _members[index];

    public T? this[string name]
    {
        get
        {
            ArgumentException.ThrowIfNullOrEmpty(name);
            foreach (var member in _members)
            {
                if (member.Name.Equals(name, StringComparison.OrdinalIgnoreCase))
                {
                    return member;
                }
            }

            return null;
        }
    }

    public ReadOnlyPSMemberInfoCollection<T> Match(string name) => Match(name, PSMemberTypes.All);

    public ReadOnlyPSMemberInfoCollection<T> Match(string name, PSMemberTypes memberTypes)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        var pattern = WildcardPattern.Get(name, WildcardOptions.IgnoreCase);
        var found = new List<T>();
        foreach (var member in _members)
        {
            if ((member.MemberType & memberTypes) != 0 && pattern.IsMatch(member.Name))
            {
                found.Add(member);
            }
        }

        return new ReadOnlyPSMemberInfoCollection<T>(found);
    }

    public virtual IEnumerator<T> GetEnumerator() => _members.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
