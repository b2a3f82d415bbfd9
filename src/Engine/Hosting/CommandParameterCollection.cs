using System.Collections.ObjectModel;

namespace System.Management.Automation.Runspaces;

/// <summary>The arguments of a command.</summary>
public sealed class CommandParameterCollection : Collection<CommandParameter>
{
    public CommandParameterCollection()
    {
    }

    public void Add(string name) => Add(new CommandParameter(name));

    public void Add(string name, object? value) => Add(new CommandParameter(name, value));
}
