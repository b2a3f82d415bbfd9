using System.Collections.ObjectModel;

namespace System.Management.Automation.Runspaces;

public sealed class CommandParameterCollection : Collection<CommandParameter>
{
    public CommandParameterCollection() => throw Unsupported.Member();
    public void Add(string name) => throw Unsupported.Member();
    public void Add(string name, object? value) => throw Unsupported.Member();
}
