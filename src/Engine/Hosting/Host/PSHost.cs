using System.Globalization;

namespace System.Management.Automation.Host;

/// <summary>The program in which scripts run: how it shows things, asks, and ends.</summary>
public abstract class PSHost
{
    protected PSHost()
    {
    }

    public abstract CultureInfo CurrentCulture { get; }

    public abstract CultureInfo CurrentUICulture { get; }

    public virtual bool DebuggerEnabled
    {
        get => false;
        set => throw new PSNotImplementedException("This host cannot switch the debugger.");
    }

    public abstract Guid InstanceId { get; }

    public abstract string Name { get; }

    public virtual PSObject? PrivateData => null;

    public abstract PSHostUserInterface UI { get; }

    public abstract Version Version { get; }

    public abstract void EnterNestedPrompt();

    public abstract void ExitNestedPrompt();

    public abstract void NotifyBeginApplication();

    public abstract void NotifyEndApplication();

    public abstract void SetShouldExit(int exitCode);
}
