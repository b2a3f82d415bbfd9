namespace Microsoft.PowerShell.Commands;

/// <summary>Subscribes to events of the engine and of New-Event.</summary>
[Cmdlet(VerbsLifecycle.Register, "EngineEvent")]
[OutputType(typeof(PSEventJob))]
public sealed class RegisterEngineEventCommand : ObjectEventRegistrationBase
{
    [Parameter(Mandatory = true, Position = 100)]
    public new string? SourceIdentifier
    {
        get => base.SourceIdentifier;
        set => base.SourceIdentifier = value;
    }

    private protected override object? SourceObject => null;

    private protected override string? SourceEventName => null;

    protected override void BeginProcessing()
    {
        if (Action is null && !Forward)
        {
            ThrowTerminatingError(new ErrorRecord(new ArgumentException("Action must be specified for non-forwarded events."),
                "ACTION_MANDATORY_FOR_LOCAL", ErrorCategory.InvalidArgument, null));
        }

        base.BeginProcessing();
    }
}
