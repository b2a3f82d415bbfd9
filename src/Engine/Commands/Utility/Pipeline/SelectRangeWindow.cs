namespace Microsoft.PowerShell.Commands;

/// <summary>Picks from the beginning, from the end, or both.</summary>
internal sealed class SelectRangeWindow : SelectWindow
{
    private readonly int? _first;
    private readonly int? _last;
    private readonly int _skipLast;
    private readonly Queue<object> _held = new();
    private int _skip;
    private int _taken;

    public SelectRangeWindow(int? first, int? last, int skip, int skipLast)
    {
        _first = first;
        _last = last;
        _skip = skip;
        _skipLast = skipLast;
        IsComplete = first == 0 && last is null;
    }

    public override bool Push(object input, out object? output)
    {
        output = input;

        // -Skip with -Last counts from the end, so it is applied when the end is known.
        if (_last is null || _first is not null)
        {
            if (_skip > 0)
            {
                _skip--;
                return false;
            }
        }

        if (_skipLast > 0)
        {
            _held.Enqueue(input);
            return _held.Count > _skipLast && _held.TryDequeue(out output);
        }

        if (_first is { } first && _taken < first)
        {
            _taken++;
            IsComplete = _last is null && _taken == first;
            return true;
        }

        if (_last is { } last)
        {
            _held.Enqueue(input);
            if (_held.Count > last + (_first is null ? _skip : 0))
            {
                _held.Dequeue();
            }

            return false;
        }

        return _first is null;
    }

    public override IEnumerable<object> Rest()
    {
        if (_last is null)
        {
            yield break;
        }

        var count = _first is null ? _held.Count - _skip : _held.Count;
        while (count-- > 0)
        {
            yield return _held.Dequeue();
        }
    }
}
