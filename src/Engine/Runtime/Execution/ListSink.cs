using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>Collects what it is given, for an expression that needs the value of a pipeline.</summary>
internal sealed class ListSink : OutputSink
{
    private object? _first = AutomationNull.Value;
    private List<object?>? _all;
    private int _count;

    public int Count => _count;

    public void Clear()
    {
        _first = AutomationNull.Value;
        _all = null;
        _count = 0;
    }

    public override void Write(object? value)
    {
        if (_count == 0)
        {
            _first = value;
        }
        else
        {
            _all ??= new List<object?>(4) { _first };
            _all.Add(value);
        }

        _count++;
    }

    /// <summary>What PowerShell assigns: AutomationNull for nothing, the object itself for one, an object[] for more.</summary>
    public object? ToResult() => _count <= 1 ? _first : _all!.ToArray();

    /// <summary>What @( ) gives: always an array.</summary>
    public object?[] ToArray() => _count switch
    {
        0 => [],
        1 => [_first],
        _ => _all!.ToArray(),
    };
}
