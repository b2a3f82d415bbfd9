namespace System.Management.Automation;

public sealed class JobDataAddedEventArgs : EventArgs
{
    internal JobDataAddedEventArgs() { }
    public PowerShellStreamType DataType { get => throw Unsupported.Member(); }
    public int Index { get => throw Unsupported.Member(); }
    public Job SourceJob { get => throw Unsupported.Member(); }
}
