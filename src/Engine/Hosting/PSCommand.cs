using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

/// <summary>One or more statements, each a pipeline of commands.</summary>
public sealed class PSCommand
{
    private Command? _current;
    private CommandCollection? _commands;

    public PSCommand()
    {
    }

    private PSCommand(PSCommand other)
    {
        foreach (var command in other.Commands)
        {
            Append(command.Clone());
        }
    }

    public CommandCollection Commands => _commands ??= [];

    internal bool IsEmpty => _commands is null || _commands.Count == 0;

    public PSCommand AddArgument(object? value)
    {
        Current().Parameters.Add(new CommandParameter(null, value));
        return this;
    }

    public PSCommand AddCommand(string command)
    {
        ArgumentNullException.ThrowIfNull(command);
        return Append(new Command(command, isScript: false));
    }

    public PSCommand AddCommand(string cmdlet, bool useLocalScope)
    {
        ArgumentNullException.ThrowIfNull(cmdlet);
        return Append(new Command(cmdlet, isScript: false, useLocalScope));
    }

    public PSCommand AddCommand(Command command)
    {
        ArgumentNullException.ThrowIfNull(command);
        return Append(command);
    }

    public PSCommand AddParameter(string parameterName)
    {
        Current().Parameters.Add(new CommandParameter(parameterName));
        return this;
    }

    public PSCommand AddParameter(string parameterName, object? value)
    {
        Current().Parameters.Add(new CommandParameter(parameterName, value));
        return this;
    }

    public PSCommand AddScript(string script)
    {
        ArgumentNullException.ThrowIfNull(script);
        return Append(new Command(script, isScript: true));
    }

    public PSCommand AddScript(string script, bool useLocalScope)
    {
        ArgumentNullException.ThrowIfNull(script);
        return Append(new Command(script, isScript: true, useLocalScope));
    }

    public PSCommand AddStatement()
    {
        if (_commands is { Count: > 0 } commands)
        {
            commands[^1].IsEndOfStatement = true;
        }

        return this;
    }

    public void Clear()
    {
        _commands?.Clear();
        _current = null;
    }

    public PSCommand Clone() => new(this);

    private PSCommand Append(Command command)
    {
        _current = command;
        Commands.Add(command);
        return this;
    }

    private Command Current()
        => _current ?? (_commands is { Count: > 0 } commands ? commands[^1] : throw new PSInvalidOperationException(
            "A command is required to add a parameter. A command must be added to the PowerShell instance before adding a parameter."));
}
