using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ActionPreferenceStopException : RuntimeException
{
    public ActionPreferenceStopException() => throw Unsupported.Member();
    protected ActionPreferenceStopException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public ActionPreferenceStopException(string message) => throw Unsupported.Member();
    public ActionPreferenceStopException(string message, Exception innerException) => throw Unsupported.Member();
    public override ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
