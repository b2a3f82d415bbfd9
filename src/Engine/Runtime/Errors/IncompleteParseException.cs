using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>Text ended before its last construct did.</summary>
public class IncompleteParseException : ParseException
{
    public IncompleteParseException()
    {
    }

    public IncompleteParseException(string message)
        : base(message, "IncompleteParse")
    {
    }

    public IncompleteParseException(string message, Exception innerException)
        : base(message, "IncompleteParse", innerException)
    {
    }

    protected IncompleteParseException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
