namespace System.Management.Automation.Language;

/// <summary>A syntax error: where, which (a stable id), and what it means.</summary>
public class ParseError
{
    public ParseError(IScriptExtent extent, string errorId, string message)
        : this(extent, errorId, message, incompleteInput: false)
    {
    }

    internal ParseError(IScriptExtent extent, string errorId, string message, bool incompleteInput)
    {
        ArgumentNullException.ThrowIfNull(extent);
        ArgumentException.ThrowIfNullOrEmpty(errorId);
        ArgumentException.ThrowIfNullOrEmpty(message);
        Extent = extent;
        ErrorId = errorId;
        Message = message;
        IncompleteInput = incompleteInput;
    }

    public IScriptExtent Extent { get; }

    public string ErrorId { get; }

    public string Message { get; }

    /// <summary>The script ends too early: more text could make it right.</summary>
    public bool IncompleteInput { get; }

    public override string ToString() => PositionMessage.Describe(Extent) is { Length: > 0 } position
        ? position + Environment.NewLine + Message
        : Message;
}
