namespace System.Management.Automation;

/// <summary>An approved verb.</summary>
public class VerbInfo
{
    public string Verb { get; set; } = "";

    public string AliasPrefix { get; set; } = "";

    public string Group { get; set; } = "";

    public string Description { get; set; } = "";
}
