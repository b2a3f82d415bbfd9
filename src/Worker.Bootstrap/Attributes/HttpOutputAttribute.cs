namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>The function answers an HTTP request under another name than <c>Response</c>: written above its param block.</summary>
[AttributeUsage(AttributeTargets.All)]
public sealed class HttpOutputAttribute : Attribute
{
    /// <summary>Name for <c>Push-OutputBinding</c>; default <c>Response</c>.</summary>
    public string Name { get; set; } = "Response";
}
