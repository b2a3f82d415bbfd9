namespace System.Management.Automation;

/// <summary>One member of an object as PowerShell sees it.</summary>
public abstract class PSMemberInfo
{
    private string _name = string.Empty;

    protected PSMemberInfo()
    {
    }

    /// <summary>The member was added to this object alone, not to its type.</summary>
    public bool IsInstance { get; internal set; }

    public abstract PSMemberTypes MemberType { get; }

    public string Name => _name;

    public abstract string TypeNameOfValue { get; }

    public abstract object? Value { get; set; }

    /// <summary>The object the member belongs to; null for one that was not added to any yet.</summary>
    internal PSObject? Owner { get; private set; }

    /// <summary>Not shown unless asked for: <c>Get-Member -Force</c>.</summary>
    internal bool IsHidden { get; set; }

    public abstract PSMemberInfo Copy();

    /// <summary>Binds the member to the object whose value it reads.</summary>
    internal virtual void Attach(PSObject owner) => Owner = owner;

    protected void SetMemberName(string name)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        _name = name;
    }

    private protected T CopyTo<T>(T copy)
        where T : PSMemberInfo
    {
        copy._name = _name;
        copy.IsHidden = IsHidden;
        copy.IsInstance = IsInstance;
        copy.Owner = Owner;
        return copy;
    }

    private protected ExtendedTypeSystemException CannotChange()
        => new SetValueException($"Cannot set the Value property for PSMemberInfo object of type \"{GetType().FullName}\".");
}
