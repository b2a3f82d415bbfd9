namespace System.Management.Automation;

/// <summary>One event that was raised.</summary>
public class PSEventArgs : EventArgs
{
    internal PSEventArgs(Guid runspaceId, int eventIdentifier, string sourceIdentifier, object? sender, object[]? args, PSObject? messageData)
    {
        RunspaceId = runspaceId;
        EventIdentifier = eventIdentifier;
        SourceIdentifier = sourceIdentifier;
        Sender = sender;
        SourceArgs = args ?? [];
        MessageData = messageData;
        TimeGenerated = DateTime.Now;
        foreach (var argument in SourceArgs)
        {
            if (Runtime.BaseValue.Of(argument) is EventArgs eventArgs)
            {
                SourceEventArgs = eventArgs;
                break;
            }
        }
    }

    /// <summary>The machine of a forwarded event; null for one of this process.</summary>
    public string? ComputerName => null;

    public int EventIdentifier { get; internal set; }

    public PSObject? MessageData { get; }

    public Guid RunspaceId { get; }

    public object? Sender { get; }

    public object[] SourceArgs { get; }

    /// <summary>The first of the arguments that is an EventArgs.</summary>
    public EventArgs? SourceEventArgs { get; }

    public string SourceIdentifier { get; }

    public DateTime TimeGenerated { get; internal set; }
}
