using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ScriptBlockToPowerShellNotSupportedException : RuntimeException
{
    public ScriptBlockToPowerShellNotSupportedException() => throw Unsupported.Member();
    public ScriptBlockToPowerShellNotSupportedException(string message) => throw Unsupported.Member();
    public ScriptBlockToPowerShellNotSupportedException(string message, Exception innerException) => throw Unsupported.Member();
    protected ScriptBlockToPowerShellNotSupportedException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
