namespace System.Management.Automation;

/// <summary>Parameters that a command makes up while it is bound, by name.</summary>
public class RuntimeDefinedParameterDictionary : Dictionary<string, RuntimeDefinedParameter>
{
    public RuntimeDefinedParameterDictionary()
        : base(StringComparer.OrdinalIgnoreCase)
    {
    }

    public object? Data { get; set; }

    public string HelpFile { get; set; } = string.Empty;
}
