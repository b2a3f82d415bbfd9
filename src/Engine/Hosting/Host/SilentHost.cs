using System.Globalization;

namespace System.Management.Automation.Host;

/// <summary>The host of a runspace that was given none: shows nothing and cannot ask.</summary>
internal sealed class SilentHost : PSHost
{
    public static readonly SilentHost Instance = new();

    private SilentHost()
    {
    }

    public override CultureInfo CurrentCulture => CultureInfo.CurrentCulture;

    public override CultureInfo CurrentUICulture => CultureInfo.CurrentUICulture;

    public override Guid InstanceId { get; } = Guid.NewGuid();

    public override string Name => "Default Host";

    public override PSHostUserInterface UI => null!;

    public override Version Version { get; } = new(7, 6, 0, 500);

    public override void EnterNestedPrompt() => throw Cannot();

    public override void ExitNestedPrompt() => throw Cannot();

    public override void NotifyBeginApplication()
    {
    }

    public override void NotifyEndApplication()
    {
    }

    public override void SetShouldExit(int exitCode)
    {
    }

    private static PSNotImplementedException Cannot()
        => new("The default host has no prompt. Give the runspace a host of its own: RunspaceFactory.CreateRunspace(host).");
}
