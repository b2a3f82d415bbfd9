using System.Runtime.Serialization;

namespace System.Management.Automation.Host;

/// <summary>A host cannot ask what it was asked to ask.</summary>
public class PromptingException : HostException
{
    public PromptingException()
    {
    }

    public PromptingException(string message)
        : base(message)
    {
    }

    public PromptingException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    public PromptingException(string message, Exception innerException, string errorId, ErrorCategory errorCategory)
        : base(message, innerException, errorId, errorCategory)
    {
    }

    protected PromptingException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
