using System.Globalization;

namespace System.Management.Automation.Host;

public abstract class PSHost
{
    protected PSHost() { }
    public abstract CultureInfo CurrentCulture { get; }
    public abstract CultureInfo CurrentUICulture { get; }
    public virtual bool DebuggerEnabled { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public abstract Guid InstanceId { get; }
    public abstract string Name { get; }
    public virtual PSObject PrivateData { get => throw Unsupported.Member(); }
    public abstract PSHostUserInterface UI { get; }
    public abstract Version Version { get; }
    public abstract void EnterNestedPrompt();
    public abstract void ExitNestedPrompt();
    public abstract void NotifyBeginApplication();
    public abstract void NotifyEndApplication();
    public abstract void SetShouldExit(int exitCode);
}
