namespace System.Management.Automation.Runspaces;

/// <summary>Type data that a runspace holds when it opens.</summary>
public sealed class SessionStateTypeEntry : InitialSessionStateEntry
{
    public SessionStateTypeEntry(string fileName)
        : base(fileName) => FileName = fileName;

    public SessionStateTypeEntry(TypeTable typeTable)
        : base("*") => TypeTable = typeTable;

    public SessionStateTypeEntry(TypeData typeData, bool isRemove)
        : base("*")
    {
        TypeData = typeData;
        IsRemove = isRemove;
    }

    public string? FileName { get; }

    public bool IsRemove { get; }

    public TypeData? TypeData { get; }

    public TypeTable? TypeTable { get; }

    public override InitialSessionStateEntry Clone() => Copy();
}
