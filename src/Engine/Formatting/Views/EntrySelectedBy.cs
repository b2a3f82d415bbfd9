namespace System.Management.Automation;

/// <summary>For which objects an entry of a view is meant.</summary>
public sealed class EntrySelectedBy
{
    public List<DisplayEntry>? SelectionCondition { get; set; }

    public List<string>? TypeNames { get; set; }
}
