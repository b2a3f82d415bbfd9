namespace System.Management.Automation;

/// <summary>What divides the objects of a view into groups.</summary>
public sealed class PSControlGroupBy
{
    public CustomControl? CustomControl { get; set; }

    public DisplayEntry? Expression { get; set; }

    public string? Label { get; set; }
}
