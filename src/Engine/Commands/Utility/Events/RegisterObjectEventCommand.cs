namespace Microsoft.PowerShell.Commands;

/// <summary>Subscribes to an event of a .NET object.</summary>
[Cmdlet(VerbsLifecycle.Register, "ObjectEvent")]
[OutputType(typeof(PSEventJob))]
public sealed class RegisterObjectEventCommand : ObjectEventRegistrationBase
{
    [Parameter(Mandatory = true, Position = 0)]
    public PSObject? InputObject { get; set; }

    [Parameter(Mandatory = true, Position = 1)]
    public string? EventName { get; set; }

    private protected override object? SourceObject => InputObject;

    private protected override string? SourceEventName => EventName;
}
