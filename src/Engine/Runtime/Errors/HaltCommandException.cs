using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A command asks to end its pipeline without an error.</summary>
public class HaltCommandException : SystemException
{
    public HaltCommandException()
        : base("Command execution was halted.")
    {
    }

    public HaltCommandException(string message)
        : base(message)
    {
    }

    public HaltCommandException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    protected HaltCommandException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
