using System.Globalization;
using System.Management.Automation.Host;

namespace Microsoft.Azure.Functions.PowerShellWorker.Engine;

/// <summary>The host object of a runspace: nobody to ask, nothing to show, but it notices when a script exits.</summary>
internal sealed class FunctionHost : PSHost
{
    public override string Name => "Azure Functions PowerShell worker";

    public override Version Version { get; } = typeof(FunctionHost).Assembly.GetName().Version!;

    public override Guid InstanceId { get; } = Guid.NewGuid();

    public override CultureInfo CurrentCulture => CultureInfo.CurrentCulture;

    public override CultureInfo CurrentUICulture => CultureInfo.CurrentUICulture;

    /// <summary>None: prompts fail, as there is nobody to answer them.</summary>
    public override PSHostUserInterface UI => null!;

    /// <summary>The argument of the script's <c>exit</c>; null when it has not exited.</summary>
    public int? ExitCode { get; set; }

    public override void SetShouldExit(int exitCode) => ExitCode = exitCode;

    public override void EnterNestedPrompt() =>
        throw new NotSupportedException("A function has no prompt. Attach a debugger instead.");

    public override void ExitNestedPrompt()
    {
    }

    public override void NotifyBeginApplication()
    {
    }

    public override void NotifyEndApplication()
    {
    }
}
