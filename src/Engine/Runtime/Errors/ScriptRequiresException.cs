using System.Collections.ObjectModel;
using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ScriptRequiresException : RuntimeException
{
    public ScriptRequiresException() => throw Unsupported.Member();
    public ScriptRequiresException(string message) => throw Unsupported.Member();
    public ScriptRequiresException(string message, Exception innerException) => throw Unsupported.Member();
    protected ScriptRequiresException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public string CommandName { get => throw Unsupported.Member(); }
    public ReadOnlyCollection<string> MissingPSSnapIns { get => throw Unsupported.Member(); }
    public Version RequiresPSVersion { get => throw Unsupported.Member(); }
    public string RequiresShellId { get => throw Unsupported.Member(); }
    public string RequiresShellPath { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
