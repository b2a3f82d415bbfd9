using System.Runtime.Serialization;

namespace Microsoft.PowerShell.Commands;

/// <summary>Something is wrong with a process.</summary>
public class ProcessCommandException : SystemException
{
    public ProcessCommandException()
    {
    }

    public ProcessCommandException(string message)
        : base(message)
    {
    }

    public ProcessCommandException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    protected ProcessCommandException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public string ProcessName { get; set; } = "";
}
