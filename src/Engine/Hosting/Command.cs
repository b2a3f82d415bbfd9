namespace System.Management.Automation.Runspaces;

public sealed class Command
{
    public Command(string command) => throw Unsupported.Member();
    public Command(string command, bool isScript) => throw Unsupported.Member();
    public Command(string command, bool isScript, bool useLocalScope) => throw Unsupported.Member();
    public CommandOrigin CommandOrigin { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string CommandText { get => throw Unsupported.Member(); }
    public bool IsEndOfStatement { get => throw Unsupported.Member(); }
    public bool IsScript { get => throw Unsupported.Member(); }
    public PipelineResultTypes MergeUnclaimedPreviousCommandResults { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public CommandParameterCollection Parameters { get => throw Unsupported.Member(); }
    public bool UseLocalScope { get => throw Unsupported.Member(); }
    public void MergeMyResults(PipelineResultTypes myResult, PipelineResultTypes toResult) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
