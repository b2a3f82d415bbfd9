namespace System.Management.Automation;

public class PSEventArgs : EventArgs
{
    internal PSEventArgs() { }
    public string ComputerName { get => throw Unsupported.Member(); }
    public int EventIdentifier { get => throw Unsupported.Member(); }
    public PSObject MessageData { get => throw Unsupported.Member(); }
    public Guid RunspaceId { get => throw Unsupported.Member(); }
    public object? Sender { get => throw Unsupported.Member(); }
    public object[] SourceArgs { get => throw Unsupported.Member(); }
    public EventArgs SourceEventArgs { get => throw Unsupported.Member(); }
    public string SourceIdentifier { get => throw Unsupported.Member(); }
    public DateTime TimeGenerated { get => throw Unsupported.Member(); }
}
