using System.Management.Automation.Internal;

namespace System.Management.Automation;

public sealed class SteppablePipeline : IDisposable
{
    internal SteppablePipeline() { }
    public void Begin(bool expectInput) => throw Unsupported.Member();
    public void Begin(bool expectInput, EngineIntrinsics contextToRedirectTo) => throw Unsupported.Member();
    public void Begin(InternalCommand command) => throw Unsupported.Member();
    public void Dispose() => throw Unsupported.Member();
    public Array End() => throw Unsupported.Member();
    public Array Process(object? input) => throw Unsupported.Member();
    public Array Process(PSObject input) => throw Unsupported.Member();
    public Array Process() => throw Unsupported.Member();
}
