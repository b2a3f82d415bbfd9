using System.Globalization;

namespace System.Management.Automation;

/// <summary>An object of the information stream, with who wrote it and when.</summary>
public class InformationRecord
{
    private string? _computer;
    private string? _user;
    private List<string>? _tags;

    public InformationRecord(object? messageData, string source)
    {
        MessageData = messageData;
        Source = source;
        TimeGenerated = DateTime.Now;
        ManagedThreadId = (uint)Environment.CurrentManagedThreadId;
        ProcessId = (uint)Environment.ProcessId;
    }

    public string Computer
    {
        get => _computer ??= Environment.MachineName;
        set => _computer = value;
    }

    public uint ManagedThreadId { get; set; }

    public object? MessageData { get; internal set; }

    public uint NativeThreadId { get; set; }

    public uint ProcessId { get; set; }

    /// <summary>The script or command that wrote the record.</summary>
    public string Source { get; set; }

    public List<string> Tags
    {
        get => _tags ??= [];
        internal set => _tags = value;
    }

    public DateTime TimeGenerated { get; set; }

    public string User
    {
        get => _user ??= string.IsNullOrEmpty(Environment.UserDomainName) ? Environment.UserName : $"{Environment.UserDomainName}\\{Environment.UserName}";
        set => _user = value;
    }

    /// <summary>The action preference asked for the record to be shown, not only kept.</summary>
    internal bool IsForHost { get; set; }

    public override string ToString() => MessageData is null
        ? string.Empty
        : Convert.ToString(MessageData, CultureInfo.InvariantCulture) ?? string.Empty;
}
