using System.Runtime.Serialization;

namespace Microsoft.PowerShell.Commands;

/// <summary>The exception of an error that Write-Error made from a message.</summary>
public class WriteErrorException : SystemException
{
    public WriteErrorException()
        : base("The script or cmdlet reported an error.")
    {
    }

    public WriteErrorException(string message)
        : base(message)
    {
    }

    public WriteErrorException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    protected WriteErrorException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }
}
