namespace Microsoft.PowerShell.Commands;

/// <summary>Picks, or leaves out, the objects at some places.</summary>
internal sealed class SelectIndexWindow(int[] indexes, bool exclude) : SelectWindow
{
    private readonly HashSet<int> _indexes = [.. indexes];
    private readonly int _last = indexes.Length == 0 ? -1 : indexes.Max();
    private int _position = -1;

    public override bool Push(object input, out object? output)
    {
        output = input;
        _position++;
        var hit = _indexes.Contains(_position);
        if (exclude)
        {
            return !hit;
        }

        IsComplete = _position >= _last;
        return hit;
    }
}
