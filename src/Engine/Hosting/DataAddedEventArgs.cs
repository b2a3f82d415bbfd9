namespace System.Management.Automation;

public sealed class DataAddedEventArgs : EventArgs
{
    internal DataAddedEventArgs() { }
    public int Index { get => throw Unsupported.Member(); }
    public Guid PowerShellInstanceId { get => throw Unsupported.Member(); }
}
