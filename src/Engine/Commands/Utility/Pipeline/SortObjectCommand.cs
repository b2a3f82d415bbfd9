namespace Microsoft.PowerShell.Commands;

/// <summary>Orders the objects of the pipeline.</summary>
[Cmdlet("Sort", "Object", DefaultParameterSetName = "Default", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097038", RemotingCapability = RemotingCapability.None)]
public sealed class SortObjectCommand : OrderObjectBase
{
    [Parameter(ParameterSetName = "Default")]
    public SwitchParameter Stable { get; set; }

    [Parameter]
    public SwitchParameter Descending { get; set; }

    [Parameter]
    public SwitchParameter Unique { get; set; }

    [Parameter(Mandatory = true, ParameterSetName = "Top")]
    [ValidateRange(1, int.MaxValue)]
    public int Top { get; set; }

    [Parameter(Mandatory = true, ParameterSetName = "Bottom")]
    [ValidateRange(1, int.MaxValue)]
    public int Bottom { get; set; }

    protected override void EndProcessing()
    {
        CompleteKeys();
        var entries = new List<SortEntry>(Inputs.Count);
        for (var i = 0; i < Inputs.Count; i++)
        {
            entries.Add(new SortEntry(Inputs[i], KeysOf(Inputs[i]), i));
        }

        var directions = new bool[Math.Max(1, Keys.Count)];
        for (var i = 0; i < directions.Length; i++)
        {
            directions[i] = i < Keys.Count ? Keys[i].Descending ?? (Keys[i].Ascending is { } ascending ? !ascending : Descending) : Descending;
        }

        var order = new SortOrder(directions, !CaseSensitive, CultureInfo, isStable: Stable || Unique || Top > 0 || Bottom > 0);
        entries.Sort(order);
        if (Unique)
        {
            RemoveRepeated(entries, order);
        }

        var first = Bottom > 0 ? Math.Max(0, entries.Count - Bottom) : 0;
        var last = Top > 0 ? Math.Min(entries.Count, Top) : entries.Count;
        for (var i = first; i < last; i++)
        {
            WriteObject(entries[i].Input);
        }
    }

    private static void RemoveRepeated(List<SortEntry> entries, SortOrder order)
    {
        var kept = 0;
        for (var i = 0; i < entries.Count; i++)
        {
            if (kept == 0 || order.CompareKeys(entries[kept - 1].Keys, entries[i].Keys) != 0)
            {
                entries[kept++] = entries[i];
            }
        }

        entries.RemoveRange(kept, entries.Count - kept);
    }
}
