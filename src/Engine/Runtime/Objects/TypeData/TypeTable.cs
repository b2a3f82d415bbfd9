using System.Management.Automation.Runtime;

namespace System.Management.Automation.Runspaces;

/// <summary>Type data that runspaces can be opened with.</summary>
public sealed class TypeTable
{
    /// <exception cref="TypeTableLoadException">A file could not be read.</exception>
    public TypeTable(IEnumerable<string> typeFiles)
    {
        ArgumentNullException.ThrowIfNull(typeFiles);
        Table = TypeDataTable.Default;
        foreach (var file in typeFiles)
        {
            foreach (var data in TypeDataFile.Read(file))
            {
                Table = Table.With(data, force: true);
            }
        }
    }

    private TypeTable(TypeDataTable table) => Table = table;

    internal TypeDataTable Table { get; private set; }

    public void AddType(TypeData typeData)
    {
        ArgumentNullException.ThrowIfNull(typeData);
        Table = Table.With(typeData);
    }

    public TypeTable Clone(bool unshared) => new(Table);

    /// <summary>None: the default type data is part of the engine.</summary>
    public static List<string> GetDefaultTypeFiles() => [];

    public static TypeTable LoadDefaultTypeFiles() => new(TypeDataTable.Default);

    public void RemoveType(string typeName)
    {
        ArgumentException.ThrowIfNullOrEmpty(typeName);
        Table = Table.Without(typeName);
    }
}
