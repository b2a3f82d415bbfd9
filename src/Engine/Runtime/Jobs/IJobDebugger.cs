namespace System.Management.Automation;

public interface IJobDebugger
{
    Debugger Debugger { get; }
    bool IsAsync { get; set; }
}
