using System.Runtime.Serialization;

namespace System.Management.Automation.Remoting;

public class PSRemotingDataStructureException : RuntimeException
{
    public PSRemotingDataStructureException() => throw Unsupported.Member();
    public PSRemotingDataStructureException(string message) => throw Unsupported.Member();
    public PSRemotingDataStructureException(string message, Exception innerException) => throw Unsupported.Member();
    protected PSRemotingDataStructureException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
