namespace System.Management.Automation;

public class PSEventHandler
{
    public PSEventHandler() => throw Unsupported.Member();
    public PSEventHandler(PSEventManager eventManager, object? sender, string sourceIdentifier, PSObject extraData) => throw Unsupported.Member();
}
