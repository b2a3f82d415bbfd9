namespace System.Management.Automation.Runspaces;

/// <summary>An assembly to load when a runspace opens.</summary>
public sealed class SessionStateAssemblyEntry : InitialSessionStateEntry
{
    public SessionStateAssemblyEntry(string name)
        : this(name, null!)
    {
    }

    public SessionStateAssemblyEntry(string name, string? fileName)
        : base(name) => FileName = fileName;

    public string? FileName { get; }

    public override InitialSessionStateEntry Clone() => Copy();
}
