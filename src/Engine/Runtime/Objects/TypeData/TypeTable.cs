namespace System.Management.Automation.Runspaces;

public sealed class TypeTable
{
    public TypeTable(IEnumerable<string> typeFiles) => throw Unsupported.Member();
    public void AddType(TypeData typeData) => throw Unsupported.Member();
    public TypeTable Clone(bool unshared) => throw Unsupported.Member();
    public static List<string> GetDefaultTypeFiles() => throw Unsupported.Member();
    public static TypeTable LoadDefaultTypeFiles() => throw Unsupported.Member();
    public void RemoveType(string typeName) => throw Unsupported.Member();
}
