namespace Microsoft.PowerShell.Commands;

/// <summary>Gives matches the lines around them: holds a match back until the lines after it have come.</summary>
internal sealed class MatchContextTracker(int before, int after)
{
    private readonly Queue<(string Line, bool Shown)> _previous = new();
    private readonly List<Pending> _pending = [];

    public List<MatchInfo> Add(string line, MatchInfo? match)
    {
        var ready = new List<MatchInfo>();
        if (match is not null && match.Context is null)
        {
            ready.Add(match);
            return ready;
        }

        // A line is shown once: as a match, or as context of the first match that has it.
        var shown = match is not null;
        foreach (var pending in _pending)
        {
            pending.Post.Add(line);
            if (match is null && !shown)
            {
                pending.DisplayPost.Add(line);
                shown = true;
            }
            else if (match is not null)
            {
                pending.IsClosed = true;
            }
        }

        if (match is not null)
        {
            match.Context!.PreContext = [.. _previous.Select(item => item.Line)];
            match.Context.DisplayPreContext = [.. _previous.Where(item => !item.Shown).Select(item => item.Line)];
            _pending.Add(new Pending(match));
        }

        Release(ready, all: false);
        if (before > 0)
        {
            _previous.Enqueue((line, shown));
            if (_previous.Count > before)
            {
                _previous.Dequeue();
            }
        }

        return ready;
    }

    public List<MatchInfo> Finish()
    {
        var ready = new List<MatchInfo>();
        Release(ready, all: true);
        return ready;
    }

    private void Release(List<MatchInfo> ready, bool all)
    {
        while (_pending.Count > 0 && (all || _pending[0].Post.Count >= after))
        {
            var first = _pending[0];
            _pending.RemoveAt(0);
            first.Match.Context!.PostContext = [.. first.Post];
            first.Match.Context.DisplayPostContext = [.. first.DisplayPost];
            ready.Add(first.Match);
        }
    }

    private sealed class Pending(MatchInfo match)
    {
        public MatchInfo Match => match;

        public List<string> Post { get; } = [];

        public List<string> DisplayPost { get; } = [];

        public bool IsClosed { get; set; }
    }
}
