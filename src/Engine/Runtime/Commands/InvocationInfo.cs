using System.Management.Automation.Language;

namespace System.Management.Automation;

public class InvocationInfo
{
    internal InvocationInfo() { }
    public Dictionary<string, object> BoundParameters { get => throw Unsupported.Member(); }
    public CommandOrigin CommandOrigin { get => throw Unsupported.Member(); }
    public IScriptExtent DisplayScriptPosition { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool ExpectingInput { get => throw Unsupported.Member(); }
    public long HistoryId { get => throw Unsupported.Member(); }
    public string InvocationName { get => throw Unsupported.Member(); }
    public string Line { get => throw Unsupported.Member(); }
    public CommandInfo MyCommand { get => throw Unsupported.Member(); }
    public int OffsetInLine { get => throw Unsupported.Member(); }
    public int PipelineLength { get => throw Unsupported.Member(); }
    public int PipelinePosition { get => throw Unsupported.Member(); }
    public string PositionMessage { get => throw Unsupported.Member(); }
    public string PSCommandPath { get => throw Unsupported.Member(); }
    public string PSScriptRoot { get => throw Unsupported.Member(); }
    public int ScriptLineNumber { get => throw Unsupported.Member(); }
    public string ScriptName { get => throw Unsupported.Member(); }
    public List<object> UnboundArguments { get => throw Unsupported.Member(); }
    public static InvocationInfo Create(CommandInfo commandInfo, IScriptExtent scriptPosition) => throw Unsupported.Member();
}
