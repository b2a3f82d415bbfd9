using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>The name of a type that may or may not be known as a .NET type.</summary>
public class PSTypeName
{
    private Type? _type;
    private bool _resolved;

    public PSTypeName(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        _type = type;
        _resolved = true;
        Name = type.FullName ?? type.Name;
    }

    public PSTypeName(string name) => Name = name;

    public PSTypeName(TypeDefinitionAst typeDefinitionAst)
    {
        ArgumentNullException.ThrowIfNull(typeDefinitionAst);
        TypeDefinitionAst = typeDefinitionAst;
        Name = typeDefinitionAst.Name;
    }

    public PSTypeName(ITypeName typeName)
    {
        ArgumentNullException.ThrowIfNull(typeName);
        _type = typeName.GetReflectionType();
        _resolved = _type is not null;
        Name = _type?.FullName ?? typeName.FullName;
        TypeDefinitionAst = (typeName as TypeName)?.Definition;
    }

    public string Name { get; }

    /// <summary>Null when no such type is loaded.</summary>
    public Type? Type
    {
        get
        {
            if (!_resolved)
            {
                _type = TypeDefinitionAst?.Type ?? (Name is not null && TypeResolver.TryResolve(Name, out var type) ? type : null);
                _resolved = _type is not null;
            }

            return _type;
        }
    }

    public TypeDefinitionAst? TypeDefinitionAst { get; }

    public override string ToString() => Name ?? string.Empty;
}
