namespace System.Management.Automation.Runspaces;

/// <summary>A provider that a runspace holds when it opens.</summary>
public sealed class SessionStateProviderEntry : ConstrainedSessionStateEntry
{
    public SessionStateProviderEntry(string name, Type implementingType, string? helpFileName)
        : base(name, SessionStateEntryVisibility.Public)
    {
        ImplementingType = implementingType;
        HelpFileName = helpFileName;
    }

    public string? HelpFileName { get; }

    public Type ImplementingType { get; }

    public override InitialSessionStateEntry Clone() => Copy();
}
