using System.Collections;

namespace System.Management.Automation.Runtime;

/// <summary>Keeps what passes in a variable as well: -OutVariable, -ErrorVariable and their like.</summary>
internal sealed class VariableSink : OutputSink
{
    private readonly OutputSink _next;
    private readonly ArrayList _list;

    private VariableSink(OutputSink next, ArrayList list)
    {
        _next = next;
        _list = list;
    }

    /// <param name="name">The variable's name; a leading + keeps what it holds.</param>
    /// <param name="scope">The scope of the command's caller.</param>
    /// <param name="next">Where the stream goes.</param>
    public static OutputSink Create(string? name, Scope scope, OutputSink next)
    {
        if (string.IsNullOrEmpty(name))
        {
            return next;
        }

        var list = new ArrayList();
        var appends = name[0] == '+';
        var path = new VariablePath(appends ? name[1..] : name);
        var state = scope.SessionState;
        if (appends && (state.ScopeOf(path) ?? scope).TryGetValue(path.UnqualifiedPath, out var old))
        {
            AddOld(list, BaseValue.Of(old));
        }

        (state.ScopeOf(path) ?? scope).SetLocal(path.UnqualifiedPath, list);
        return new VariableSink(next, list);
    }

    /// <summary>Keeps a record that the stream itself does not get, because a preference silences it.</summary>
    public static void Append(OutputSink sink, object record)
    {
        while (sink is VariableSink variable)
        {
            variable._list.Add(record);
            sink = variable._next;
        }
    }

    /// <summary>Where the stream goes behind the variables.</summary>
    public static OutputSink TargetOf(OutputSink sink)
    {
        while (sink is VariableSink variable)
        {
            sink = variable._next;
        }

        return sink;
    }

    public override void Write(object? value)
    {
        _list.Add(value);
        _next.Write(value);
    }

    private static void AddOld(ArrayList list, object? old)
    {
        switch (old)
        {
            case null:
                break;
            case ICollection collection and not IDictionary:
                list.AddRange(collection);
                break;
            default:
                list.Add(old);
                break;
        }
    }
}
