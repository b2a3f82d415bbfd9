namespace System.Management.Automation.Runspaces;

/// <summary>A member that type data adds to objects of a type.</summary>
public abstract class TypeMemberData
{
    private string _name = string.Empty;

    internal TypeMemberData()
    {
    }

    public string Name
    {
        get => _name;
        protected set
        {
            ArgumentException.ThrowIfNullOrEmpty(value);
            _name = value;
        }
    }

    /// <summary>The member as objects get it: a prototype that is copied for each.</summary>
    internal abstract PSMemberInfo ToMember();

    internal abstract TypeMemberData Copy();

    private protected static T Hidden<T>(T member, bool isHidden)
        where T : PSMemberInfo
    {
        member.IsHidden = isHidden;
        return member;
    }
}
