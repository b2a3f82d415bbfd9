namespace System.Management.Automation.Language;

/// <summary>A property that the body of a dynamic keyword may set.</summary>
public class DynamicKeywordProperty
{
    public string Name { get; set; } = null!;

    public string TypeConstraint { get; set; } = null!;

    public List<string> Attributes { get; } = [];

    public List<string> Values { get; } = [];

    public Dictionary<string, string> ValueMap { get; } = new(StringComparer.OrdinalIgnoreCase);

    public bool Mandatory { get; set; }

    public bool IsKey { get; set; }

    public Tuple<int, int>? Range { get; set; }
}
