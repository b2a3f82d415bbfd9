namespace System.Management.Automation;

public sealed class DataAddingEventArgs : EventArgs
{
    internal DataAddingEventArgs() { }
    public object? ItemAdded { get => throw Unsupported.Member(); }
    public Guid PowerShellInstanceId { get => throw Unsupported.Member(); }
}
