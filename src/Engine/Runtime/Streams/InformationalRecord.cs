using System.Collections.ObjectModel;

namespace System.Management.Automation;

public abstract class InformationalRecord
{
    internal InformationalRecord() { }
    public InvocationInfo InvocationInfo { get => throw Unsupported.Member(); }
    public string Message { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ReadOnlyCollection<int> PipelineIterationInfo { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
