namespace System.Management.Automation;

public class PSEventJob : Job
{
    public PSEventJob(PSEventManager eventManager, PSEventSubscriber subscriber, ScriptBlock action, string name) => throw Unsupported.Member();
    public override bool HasMoreData { get => throw Unsupported.Member(); }
    public override string Location { get => throw Unsupported.Member(); }
    public PSModuleInfo Module { get => throw Unsupported.Member(); }
    public override string StatusMessage { get => throw Unsupported.Member(); }
    public override void StopJob() => throw Unsupported.Member();
}
