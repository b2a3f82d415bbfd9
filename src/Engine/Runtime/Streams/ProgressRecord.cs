namespace System.Management.Automation;

public class ProgressRecord
{
    public ProgressRecord(int activityId, string activity, string statusDescription) => throw Unsupported.Member();
    public string Activity { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int ActivityId { get => throw Unsupported.Member(); }
    public string CurrentOperation { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int ParentActivityId { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int PercentComplete { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ProgressRecordType RecordType { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int SecondsRemaining { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string StatusDescription { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
