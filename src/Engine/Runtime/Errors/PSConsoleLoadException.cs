using System.Runtime.Serialization;

namespace System.Management.Automation.Runspaces;

/// <summary>A console file could not be loaded. Console files are of Windows PowerShell; kept for binary compatibility.</summary>
public class PSConsoleLoadException : SystemException, IContainsErrorRecord
{
    private ErrorRecord? _errorRecord;

    public PSConsoleLoadException()
    {
    }

    public PSConsoleLoadException(string message)
        : base(message)
    {
    }

    public PSConsoleLoadException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    protected PSConsoleLoadException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public ErrorRecord ErrorRecord
        => _errorRecord ??= new ErrorRecord(new ParentContainsErrorRecordException(this), "ConsoleLoadFailure", ErrorCategory.ResourceUnavailable, null);

    public override string Message => base.Message;

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
