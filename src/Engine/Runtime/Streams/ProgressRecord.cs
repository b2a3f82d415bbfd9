namespace System.Management.Automation;

/// <summary>How far an activity has come.</summary>
public class ProgressRecord
{
    private string _activity;
    private string _statusDescription;
    private int _percentComplete = -1;
    private int _parentActivityId = -1;

    public ProgressRecord(int activityId, string activity, string statusDescription)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(activityId);
        ArgumentException.ThrowIfNullOrEmpty(activity);
        ArgumentException.ThrowIfNullOrEmpty(statusDescription);
        ActivityId = activityId;
        _activity = activity;
        _statusDescription = statusDescription;
    }

    public ProgressRecord(int activityId)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(activityId);
        ActivityId = activityId;
        _activity = string.Empty;
        _statusDescription = string.Empty;
    }

    public string Activity
    {
        get => _activity;
        set
        {
            ArgumentException.ThrowIfNullOrEmpty(value);
            _activity = value;
        }
    }

    public int ActivityId { get; }

    public string? CurrentOperation { get; set; }

    /// <summary>The activity that this one is a part of; -1 for none.</summary>
    public int ParentActivityId
    {
        get => _parentActivityId;
        set => _parentActivityId = value == ActivityId
            ? throw new PSArgumentException("ParentActivityId cannot be the same as ActivityId.", nameof(value))
            : value;
    }

    /// <summary>0 to 100, or -1 when it is not known.</summary>
    public int PercentComplete
    {
        get => _percentComplete;
        set => _percentComplete = value <= 100
            ? value
            : throw new PSArgumentOutOfRangeException(nameof(value), value, "The percentage must be at most 100; -1 shows no percentage.");
    }

    public ProgressRecordType RecordType { get; set; }

    /// <summary>Seconds left, or -1 when they are not known.</summary>
    public int SecondsRemaining { get; set; } = -1;

    public string StatusDescription
    {
        get => _statusDescription;
        set
        {
            ArgumentException.ThrowIfNullOrEmpty(value);
            _statusDescription = value;
        }
    }

    public override string ToString()
        => $"parent = {ParentActivityId} id = {ActivityId} act = {Activity} stat = {StatusDescription} cur = {CurrentOperation} pct = {PercentComplete} sec = {SecondsRemaining} type = {RecordType}";
}
