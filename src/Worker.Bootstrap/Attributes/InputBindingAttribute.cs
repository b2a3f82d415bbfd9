namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>The parameter takes the value of a binding of any type, triggers among them.</summary>
[AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
public sealed class InputBindingAttribute : Attribute
{
    /// <summary>As function.json has it, for example <c>blob</c> or <c>eventGridTrigger</c>; needed.</summary>
    public string? Type { get; set; }

    /// <summary>Its other properties, as the text of a JSON object.</summary>
    public string? Properties { get; set; }
}
