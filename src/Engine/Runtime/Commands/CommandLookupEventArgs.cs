namespace System.Management.Automation;

/// <summary>A handler's chance to say what a command name means.</summary>
public class CommandLookupEventArgs : EventArgs
{
    internal CommandLookupEventArgs(string commandName, CommandOrigin origin)
    {
        CommandName = commandName;
        CommandOrigin = origin;
    }

    public CommandInfo? Command { get; set; }

    public string CommandName { get; }

    public CommandOrigin CommandOrigin { get; }

    /// <summary>A script block to run in the command's place.</summary>
    public ScriptBlock? CommandScriptBlock
    {
        get;
        set
        {
            field = value;
            Command = value is null ? null : new ScriptInfo(CommandName, value);
            StopSearch = value is not null;
        }
    }

    public bool StopSearch { get; set; }
}
