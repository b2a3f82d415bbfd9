using System.Management.Automation.Language;
using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ParseException : RuntimeException
{
    protected ParseException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public ParseException() => throw Unsupported.Member();
    public ParseException(string message) => throw Unsupported.Member();
    public ParseException(string message, Exception innerException) => throw Unsupported.Member();
    public ParseException(ParseError[] errors) => throw Unsupported.Member();
    public ParseError[] Errors { get => throw Unsupported.Member(); }
    public override string Message { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
