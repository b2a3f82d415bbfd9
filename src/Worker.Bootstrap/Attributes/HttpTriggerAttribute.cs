namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>The parameter takes the HTTP request that starts the function.</summary>
[AttributeUsage(AttributeTargets.All)]
public sealed class HttpTriggerAttribute : Attribute
{
    /// <summary><c>anonymous</c>, <c>function</c> (default) or <c>admin</c>.</summary>
    public string AuthLevel { get; set; } = "function";

    /// <summary>Methods that are taken; default GET and POST.</summary>
    public string[] Methods { get; set; } = ["get", "post"];

    /// <summary>Route template; by default the function's name.</summary>
    public string? Route { get; set; }
}
