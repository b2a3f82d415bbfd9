using System.Collections;
using System.Collections.ObjectModel;

namespace System.Management.Automation.Runtime;

/// <summary>The modes of <c>.Where(script, mode, count)</c>.</summary>
internal sealed class WhereSelection(WhereOperatorSelectionMode mode, int count)
{
    private readonly Collection<PSObject?> _matching = [];
    private readonly Collection<PSObject?> _others = [];

    public Collection<PSObject?> Select(IEnumerable items, ScriptBlock script, ExecutionContext context)
    {
        using var test = script.BeginRepeated(context, NullSink.Instance, context.CurrentStreams);
        var passed = false;
        foreach (var item in items)
        {
            switch (mode)
            {
                case WhereOperatorSelectionMode.SkipUntil:
                    passed = passed || test.Test(item);
                    if (passed && (count == 0 || _matching.Count < count))
                    {
                        _matching.AddOne(item);
                    }

                    break;
                case WhereOperatorSelectionMode.Until:
                    if (test.Test(item))
                    {
                        return _matching;
                    }

                    _matching.AddOne(item);
                    if (count > 0 && _matching.Count >= count)
                    {
                        return _matching;
                    }

                    break;
                default:
                    if (Take(item, test))
                    {
                        return _matching;
                    }

                    break;
            }
        }

        return mode switch
        {
            WhereOperatorSelectionMode.Last => Last(),
            WhereOperatorSelectionMode.Split => new Collection<PSObject?> { PSObject.AsPSObject(_matching), PSObject.AsPSObject(_others) },
            _ => _matching,
        };
    }

    /// <summary>True when no more elements need to be looked at.</summary>
    private bool Take(object? item, RepeatedInvocation test)
    {
        var full = mode == WhereOperatorSelectionMode.Split && count > 0 && _matching.Count >= count;
        if (full || !test.Test(item))
        {
            if (mode == WhereOperatorSelectionMode.Split)
            {
                _others.AddOne(item);
            }

            return false;
        }

        _matching.AddOne(item);
        var wanted = mode == WhereOperatorSelectionMode.First ? Math.Max(count, 1) : mode == WhereOperatorSelectionMode.Default ? count : 0;
        return wanted > 0 && _matching.Count >= wanted;
    }

    private Collection<PSObject?> Last()
    {
        var result = new Collection<PSObject?>();
        var wanted = Math.Max(count, 1);
        for (var i = Math.Max(0, _matching.Count - wanted); i < _matching.Count; i++)
        {
            result.Add(_matching[i]);
        }

        return result;
    }
}
