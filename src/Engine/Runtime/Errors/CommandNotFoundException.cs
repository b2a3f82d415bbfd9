using System.Runtime.Serialization;

namespace System.Management.Automation;

public class CommandNotFoundException : RuntimeException
{
    public CommandNotFoundException() => throw Unsupported.Member();
    public CommandNotFoundException(string message) => throw Unsupported.Member();
    public CommandNotFoundException(string message, Exception innerException) => throw Unsupported.Member();
    protected CommandNotFoundException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public string CommandName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
