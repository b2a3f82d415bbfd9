namespace System.Management.Automation;

public sealed partial class PSModuleInfo
{
    /// <summary>An exported command of one of the given kinds.</summary>
    internal CommandInfo? FindExported(string name, CommandTypes types)
        => ExportedCommands.TryGetValue(name, out var command) && (command.CommandType & types) != 0 ? command : null;
}
