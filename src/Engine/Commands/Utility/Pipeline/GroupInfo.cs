using System.Collections;
using System.Collections.ObjectModel;

namespace Microsoft.PowerShell.Commands;

/// <summary>Objects that have the same values of some properties.</summary>
public class GroupInfo
{
    internal GroupInfo(ArrayList values, string name)
    {
        Values = values;
        Name = name;
        Group = [];
    }

    public ArrayList Values { get; }

    public int Count { get; internal set; }

    public Collection<PSObject> Group { get; protected init; }

    public string Name { get; }

    internal virtual void Add(PSObject input)
    {
        Count++;
        Group.Add(input);
    }
}
