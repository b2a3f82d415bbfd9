namespace System.Management.Automation.Runspaces;

/// <summary>A script that may be called; * means all.</summary>
public sealed class SessionStateScriptEntry : SessionStateCommandEntry
{
    public SessionStateScriptEntry(string path)
        : base(path)
    {
        Path = path;
        CommandType = CommandTypes.ExternalScript;
    }

    public string Path { get; }

    public override InitialSessionStateEntry Clone() => Copy();
}
