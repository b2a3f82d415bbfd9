using System.Collections.ObjectModel;

namespace System.Management.Automation.Runspaces;

public sealed class CommandCollection : Collection<Command>
{
    internal CommandCollection() { }
    public void Add(string command) => throw Unsupported.Member();
    public void AddScript(string scriptContents) => throw Unsupported.Member();
    public void AddScript(string scriptContents, bool useLocalScope) => throw Unsupported.Member();
}
