using System.Management.Automation.Language;
using System.Reflection;
using System.Reflection.Emit;

namespace System.Management.Automation.Runtime;

/// <summary>Resolves type names while the types they may mean are still being made.</summary>
internal sealed class EmittedTypeNames
{
    private readonly Dictionary<string, Type> _emitted = new(StringComparer.OrdinalIgnoreCase);

    private readonly Dictionary<Type, ConstructorInfo> _defaultConstructors = [];

    public void AddDefaultConstructor(TypeBuilder type, ConstructorInfo constructor) => _defaultConstructors[type] = constructor;

    public ConstructorInfo? DefaultConstructorOf(TypeBuilder type) => _defaultConstructors.GetValueOrDefault(type);

    /// <summary>Whether a type is the other one, or has it among its bases: then the other must not derive from it.</summary>
    public static bool Derives(Type type, Type other)
    {
        for (var at = type; at is not null; at = at.BaseType)
        {
            if (ReferenceEquals(at, other))
            {
                return true;
            }
        }

        return false;
    }

    public void Add(string name, Type builder) => _emitted[name] = builder;

    /// <summary>The type of a constraint; object for none.</summary>
    public Type Resolve(TypeConstraintAst? constraint) => constraint is null ? typeof(object) : Resolve(constraint.TypeName);

    /// <exception cref="ParseException">No such type.</exception>
    public Type Resolve(ITypeName name) => TryResolve(name) ?? throw TypeErrors.NotFound(name);

    private Type? TryResolve(ITypeName name)
    {
        switch (name)
        {
            case TypeName simple when _emitted.TryGetValue(simple.Name, out var emitted):
                return emitted;
            case ArrayTypeName array:
                var element = TryResolve(array.ElementType);
                return array.Rank == 1 ? element?.MakeArrayType() : element?.MakeArrayType(array.Rank);
            case GenericTypeName generic when UsesEmitted(generic):
                var arguments = generic.GenericArguments.Select(Resolve).ToArray();
                var definition = new TypeName(generic.TypeName.Extent, generic.TypeName.FullName, arguments.Length).GetReflectionType();
                return definition?.MakeGenericType(arguments);
            default:
                return name.GetReflectionType();
        }
    }

    private bool UsesEmitted(ITypeName name) => name switch
    {
        TypeName simple => _emitted.ContainsKey(simple.Name),
        ArrayTypeName array => UsesEmitted(array.ElementType),
        GenericTypeName generic => generic.GenericArguments.Any(UsesEmitted),
        _ => false,
    };
}
