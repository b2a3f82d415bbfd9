namespace Microsoft.Azure.Functions.PowerShellWorker.Bindings;

/// <summary>One output binding of a function.</summary>
/// <param name="Name">As function.json has it; looked up ignoring case.</param>
/// <param name="Type">For example <c>http</c> or <c>queue</c>.</param>
/// <param name="Index">Place of its value in an invocation's values.</param>
internal sealed record OutputBinding(string Name, string Type, int Index)
{
    /// <summary>The name that stands for the function's return value.</summary>
    public const string ReturnName = "$return";

    // Exact spelling and exactly this list: scripts rely on how the worker they were written for treats each type.
    private static readonly HashSet<string> CollectionTypes = new(StringComparer.Ordinal)
    {
        "excel", "table", "queue", "eventHub", "documentDB", "mobileTable", "serviceBus", "signalR", "twilioSms", "graphWebhookSubscription",
    };

    /// <summary>Whether values that are pushed one after the other are gathered in a list.</summary>
    public bool IsCollection { get; } = CollectionTypes.Contains(Type);

    /// <summary>Whether the value is an HTTP response.</summary>
    public bool IsHttp { get; } = Type == "http";

    /// <summary>Whether the value goes into the response's return value.</summary>
    public bool IsReturn { get; } = string.Equals(Name, ReturnName, StringComparison.OrdinalIgnoreCase);
}
