namespace System.Management.Automation.Language;

/// <summary>An array type: <c>int[]</c>, <c>int[,]</c>.</summary>
public sealed class ArrayTypeName : ITypeName
{
    private Type? _type;

    public ArrayTypeName(IScriptExtent extent, ITypeName elementType, int rank)
    {
        ArgumentNullException.ThrowIfNull(extent);
        ArgumentNullException.ThrowIfNull(elementType);
        ArgumentOutOfRangeException.ThrowIfLessThan(rank, 1);
        Extent = extent;
        ElementType = elementType;
        Rank = rank;
    }

    public string FullName => AssemblyName is null ? Name : Name + "," + AssemblyName;

    public string Name => ElementType.Name + "[" + new string(',', Rank - 1) + "]";

    public string? AssemblyName => ElementType.AssemblyName;

    public bool IsArray => true;

    public bool IsGeneric => false;

    public ITypeName ElementType { get; }

    public int Rank { get; }

    public IScriptExtent Extent { get; }

    public Type? GetReflectionType()
    {
        if (_type is null && ElementType.GetReflectionType() is { } element)
        {
            try
            {
                _type = Rank == 1 ? element.MakeArrayType() : element.MakeArrayType(Rank);
            }
            catch (Exception e) when (e is TypeLoadException or NotSupportedException or IndexOutOfRangeException)
            {
                // Not every type can be an element (void, by-ref-like types), and a rank has a limit: there is no such type.
                return null;
            }
        }

        return _type;
    }

    public Type? GetReflectionAttributeType() => null;

    public override string ToString() => FullName;

    public override bool Equals(object? obj) =>
        obj is ArrayTypeName other && ElementType.Equals(other.ElementType) && Rank == other.Rank;

    public override int GetHashCode() => HashCode.Combine(ElementType, Rank);
}
