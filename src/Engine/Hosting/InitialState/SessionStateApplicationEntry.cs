namespace System.Management.Automation.Runspaces;

/// <summary>A program that may be called; * means all.</summary>
public sealed class SessionStateApplicationEntry : SessionStateCommandEntry
{
    public SessionStateApplicationEntry(string path)
        : base(path)
    {
        Path = path;
        CommandType = CommandTypes.Application;
    }

    public string Path { get; }

    public override InitialSessionStateEntry Clone() => Copy();
}
