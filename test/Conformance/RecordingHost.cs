using System.Globalization;
using System.Management.Automation.Host;

namespace Conformance;

/// <summary>A host without a user: it remembers what was written to it and refuses to be asked.</summary>
internal sealed class RecordingHost : PSHost
{
    private readonly RecordingUserInterface _ui = new();

    public string Written => _ui.Written;

    public override CultureInfo CurrentCulture { get; } = CultureInfo.GetCultureInfo("en-US");

    public override CultureInfo CurrentUICulture { get; } = CultureInfo.GetCultureInfo("en-US");

    public override Guid InstanceId { get; } = Guid.NewGuid();

    public override string Name => "ConformanceHost";

    public override PSHostUserInterface UI => _ui;

    public override Version Version { get; } = new(1, 0);

    public override void EnterNestedPrompt() => throw new NotSupportedException();

    public override void ExitNestedPrompt() => throw new NotSupportedException();

    public override void NotifyBeginApplication()
    {
    }

    public override void NotifyEndApplication()
    {
    }

    public override void SetShouldExit(int exitCode)
    {
    }
}
