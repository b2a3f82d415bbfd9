using System.Collections.Frozen;

namespace System.Management.Automation.Runtime;

/// <summary>Names of the variables that a compiled script block keeps in slots, by slot. Made once by the compiler; shared by all runspaces.</summary>
internal sealed class VariableMap
{
    public static readonly VariableMap Empty = new([]);

    private readonly FrozenDictionary<string, int>? _indexes;

    public VariableMap(string[] names)
    {
        Names = names;
        if (names.Length > 0)
        {
            var indexes = new Dictionary<string, int>(names.Length, StringComparer.OrdinalIgnoreCase);
            for (var i = 0; i < names.Length; i++)
            {
                indexes[names[i]] = i;
                DefaultParameterValues.NoteVariable(names[i]);
            }

            _indexes = indexes.ToFrozenDictionary(StringComparer.OrdinalIgnoreCase);
        }
    }

    public string[] Names { get; }

    public int Count => Names.Length;

    /// <summary>The slot of a variable, or -1.</summary>
    public int IndexOf(string name) => _indexes is not null && _indexes.TryGetValue(name, out var index) ? index : -1;
}
