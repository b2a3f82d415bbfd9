using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>An object was used after its disposal; an ObjectDisposedException that brings its error record.</summary>
public class PSObjectDisposedException : ObjectDisposedException, IContainsErrorRecord
{
    private ErrorRecord? _errorRecord;

    public PSObjectDisposedException(string objectName)
        : base(objectName)
    {
    }

    public PSObjectDisposedException(string objectName, string message)
        : base(objectName, message)
    {
    }

    public PSObjectDisposedException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    protected PSObjectDisposedException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public ErrorRecord ErrorRecord
        => _errorRecord ??= new ErrorRecord(new ParentContainsErrorRecordException(this), "ObjectDisposed", ErrorCategory.InvalidOperation, null);

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
