namespace System.Management.Automation;

/// <summary>The parameters of a command that supports paging.</summary>
public sealed class PagingParameters
{
    internal PagingParameters()
    {
    }

    /// <summary>How many objects at most; all by default.</summary>
    public ulong First { get; set; } = ulong.MaxValue;

    public SwitchParameter IncludeTotalCount { get; set; }

    public ulong Skip { get; set; }

    /// <param name="totalCount">How many objects there are.</param>
    /// <param name="accuracy">1 when that is exact, 0 when nothing is known.</param>
    public PSObject NewTotalCount(ulong totalCount, double accuracy)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(accuracy, 0.0);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(accuracy, 1.0);
        var text = accuracy >= 1.0 ? $"Total count: {totalCount}"
            : accuracy > 0.0 ? $"Estimated total count: {totalCount}"
            : "Unknown total count";
        var result = new PSObject(totalCount);
        result.Members.Add(new PSNoteProperty("Accuracy", accuracy));
        result.Members.Add(new PSScriptMethod("ToString", ScriptBlock.Create($"'{text}'")));
        return result;
    }
}
