namespace System.Management.Automation.Runspaces;

/// <summary>An alias that a runspace holds when it opens.</summary>
public sealed class SessionStateAliasEntry : SessionStateCommandEntry
{
    public SessionStateAliasEntry(string name, string definition)
        : this(name, definition, string.Empty)
    {
    }

    public SessionStateAliasEntry(string name, string definition, string description)
        : this(name, definition, description, ScopedItemOptions.None)
    {
    }

    public SessionStateAliasEntry(string name, string definition, string description, ScopedItemOptions options)
        : base(name)
    {
        Definition = definition;
        Description = description;
        Options = options;
        CommandType = CommandTypes.Alias;
    }

    public string Definition { get; }

    public string Description { get; }

    public ScopedItemOptions Options { get; }

    public override InitialSessionStateEntry Clone() => Copy();
}
