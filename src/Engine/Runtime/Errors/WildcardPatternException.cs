using System.Runtime.Serialization;

namespace System.Management.Automation;

public class WildcardPatternException : RuntimeException
{
    public WildcardPatternException() => throw Unsupported.Member();
    public WildcardPatternException(string message) => throw Unsupported.Member();
    public WildcardPatternException(string message, Exception innerException) => throw Unsupported.Member();
    protected WildcardPatternException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
