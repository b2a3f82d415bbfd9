using System.Runtime.Serialization;

namespace System.Management.Automation.Runspaces;

public class RunspaceOpenModuleLoadException : RuntimeException
{
    public RunspaceOpenModuleLoadException() => throw Unsupported.Member();
    public RunspaceOpenModuleLoadException(string message) => throw Unsupported.Member();
    public RunspaceOpenModuleLoadException(string message, Exception innerException) => throw Unsupported.Member();
    protected RunspaceOpenModuleLoadException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public PSDataCollection<ErrorRecord> ErrorRecords { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
