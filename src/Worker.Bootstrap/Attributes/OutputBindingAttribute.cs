namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>The function has an output of any type: written above its param block.</summary>
[AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
public sealed class OutputBindingAttribute : Attribute
{
    /// <summary>Name for <c>Push-OutputBinding</c>; needed.</summary>
    public string? Name { get; set; }

    /// <summary>As function.json has it, for example <c>queue</c>; needed.</summary>
    public string? Type { get; set; }

    /// <summary>Its other properties, as the text of a JSON object.</summary>
    public string? Properties { get; set; }
}
