using System.Management.Automation.Runspaces;

namespace Microsoft.PowerShell.Commands;

public class HistoryInfo
{
    internal HistoryInfo() { }
    public string CommandLine { get => throw Unsupported.Member(); }
    public DateTime EndExecutionTime { get => throw Unsupported.Member(); }
    public PipelineState ExecutionStatus { get => throw Unsupported.Member(); }
    public long Id { get => throw Unsupported.Member(); }
    public DateTime StartExecutionTime { get => throw Unsupported.Member(); }
    public HistoryInfo Clone() => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
