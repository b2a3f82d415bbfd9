using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>No command of that name.</summary>
public class CommandNotFoundException : RuntimeException
{
    private readonly ErrorRecord? _record;

    public CommandNotFoundException()
        : base("CommandNotFoundException", null, "CommandNotFoundException", ErrorCategory.ObjectNotFound)
    {
    }

    public CommandNotFoundException(string message)
        : base(message, null, "CommandNotFoundException", ErrorCategory.ObjectNotFound)
    {
    }

    public CommandNotFoundException(string message, Exception innerException)
        : base(message, innerException, "CommandNotFoundException", ErrorCategory.ObjectNotFound)
    {
    }

    internal CommandNotFoundException(string commandName, string message, string errorId = "CommandNotFoundException", Exception? innerException = null,
        ErrorCategory category = ErrorCategory.ObjectNotFound)
        : base(message, innerException)
    {
        CommandName = commandName;
        _record = new ErrorRecord(new ParentContainsErrorRecordException(this), errorId, category, commandName);
    }

    protected CommandNotFoundException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    /// <summary>The name as it was written.</summary>
    public string CommandName { get; set; } = string.Empty;

    public override ErrorRecord ErrorRecord => _record ?? base.ErrorRecord;

    /// <summary>The usual text for a name that nothing answers to.</summary>
    internal static CommandNotFoundException For(string name)
        => new(name, $"The term '{name}' is not recognized as a name of a cmdlet, function, script file, or executable program."
            + $"{Environment.NewLine}Check the spelling of the name, or if a path was included, verify that the path is correct and try again.");

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
