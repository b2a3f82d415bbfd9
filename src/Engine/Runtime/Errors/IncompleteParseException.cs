using System.Runtime.Serialization;

namespace System.Management.Automation;

public class IncompleteParseException : ParseException
{
    protected IncompleteParseException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public IncompleteParseException() => throw Unsupported.Member();
    public IncompleteParseException(string message) => throw Unsupported.Member();
    public IncompleteParseException(string message, Exception innerException) => throw Unsupported.Member();
}
