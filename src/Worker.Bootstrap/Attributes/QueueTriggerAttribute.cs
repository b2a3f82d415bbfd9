namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>The parameter takes the queue message that starts the function.</summary>
[AttributeUsage(AttributeTargets.All)]
public sealed class QueueTriggerAttribute : Attribute
{
    /// <summary>Name of the queue; needed.</summary>
    public string? QueueName { get; set; }

    /// <summary>App setting that holds the connection; default that of the app's storage.</summary>
    public string? Connection { get; set; }
}
