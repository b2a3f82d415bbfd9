using System.Globalization;
using System.Management.Automation.Host;
using System.Management.Automation.Runspaces;

namespace PowerShellWorker.Shell;

/// <summary>The console as a PowerShell host.</summary>
internal sealed class ShellHost(bool nonInteractive) : PSHost, IHostSupportsInteractiveSession
{
    private readonly ShellUserInterface _ui = new(nonInteractive);

    /// <summary>The code that <c>exit</c> asked for, or null.</summary>
    public int? ExitCode { get; private set; }

    public override string Name => "ConsoleHost";

    public override Version Version { get; } = typeof(PSHost).Assembly.GetName().Version!;

    public override Guid InstanceId { get; } = Guid.NewGuid();

    public override CultureInfo CurrentCulture { get; } = CultureInfo.CurrentCulture;

    public override CultureInfo CurrentUICulture { get; } = CultureInfo.CurrentUICulture;

    public override PSHostUserInterface UI => _ui;

    public bool IsRunspacePushed => false;

    public Runspace Runspace { get; set; } = null!;

    public override void SetShouldExit(int exitCode) => ExitCode = exitCode;

    public override void EnterNestedPrompt() => throw new NotSupportedException("This shell has no nested prompt.");

    public override void ExitNestedPrompt() => throw new NotSupportedException("This shell has no nested prompt.");

    public override void NotifyBeginApplication()
    {
    }

    public override void NotifyEndApplication()
    {
    }

    public void PushRunspace(Runspace runspace) => throw new NotSupportedException("This shell has no remote sessions.");

    public void PopRunspace() => throw new NotSupportedException("This shell has no remote sessions.");
}
