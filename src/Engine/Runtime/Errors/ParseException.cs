using System.Management.Automation.Language;
using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>Text could not be parsed. Carries all parse errors; the first gives the error id.</summary>
public class ParseException : RuntimeException
{
    private readonly ParseError[]? _errors;

    public ParseException()
        : base("ParseException", null, "Parse", ErrorCategory.ParserError)
    {
    }

    public ParseException(string message)
        : base(message, null, "Parse", ErrorCategory.ParserError)
    {
    }

    public ParseException(string message, Exception innerException)
        : base(message, innerException, "Parse", ErrorCategory.ParserError)
    {
    }

    public ParseException(ParseError[] errors)
        : base(errors[0].Message, null, errors[0].ErrorId, ErrorCategory.ParserError)
    {
        _errors = errors;
        ErrorRecord.InvocationInfo = new InvocationInfo(null!, errors[0].Extent);
    }

    internal ParseException(string message, string errorId, Exception? innerException = null)
        : base(message, innerException, errorId, ErrorCategory.ParserError)
    {
    }

    protected ParseException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public ParseError[] Errors => _errors!;

    public override string Message => _errors is null ? base.Message : ParseErrorText.Format(_errors);

    public override void GetObjectData(SerializationInfo info, StreamingContext context) => base.GetObjectData(info, context);
}
