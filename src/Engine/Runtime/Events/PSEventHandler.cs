namespace System.Management.Automation;

/// <summary>Turns a .NET event into an event of a runspace.</summary>
public class PSEventHandler
{
    public PSEventHandler()
    {
    }

    public PSEventHandler(PSEventManager eventManager, object? sender, string sourceIdentifier, PSObject? extraData)
    {
        EventManager = eventManager;
        Sender = sender;
        SourceIdentifier = sourceIdentifier;
        ExtraData = extraData;
    }

    internal PSEventManager? EventManager { get; }

    internal object? Sender { get; }

    internal string SourceIdentifier { get; } = string.Empty;

    internal PSObject? ExtraData { get; }
}
