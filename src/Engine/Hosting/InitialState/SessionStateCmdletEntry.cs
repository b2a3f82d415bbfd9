namespace System.Management.Automation.Runspaces;

/// <summary>A cmdlet that a runspace holds when it opens.</summary>
public sealed class SessionStateCmdletEntry : SessionStateCommandEntry
{
    public SessionStateCmdletEntry(string name, Type implementingType, string? helpFileName)
        : base(name)
    {
        ImplementingType = implementingType;
        HelpFileName = helpFileName;
        CommandType = CommandTypes.Cmdlet;
    }

    public string? HelpFileName { get; }

    public Type ImplementingType { get; }

    public override InitialSessionStateEntry Clone() => Copy();
}
