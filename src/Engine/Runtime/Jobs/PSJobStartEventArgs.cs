namespace System.Management.Automation;

public sealed class PSJobStartEventArgs : EventArgs
{
    public PSJobStartEventArgs(Job job, Debugger debugger, bool isAsync) => throw Unsupported.Member();
    public Debugger Debugger { get => throw Unsupported.Member(); }
    public bool IsAsync { get => throw Unsupported.Member(); }
    public Job Job { get => throw Unsupported.Member(); }
}
