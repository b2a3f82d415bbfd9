using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary>A type by name, looked up when it is first needed: it may come from a module or an assembly that the script loads.</summary>
internal sealed class TypeReference(ITypeName name)
{
    private Type? _type;

    public ITypeName Name { get; } = name;

    /// <exception cref="RuntimeException">There is no such type.</exception>
    public Type Resolve() => _type ??= Name.GetReflectionType() ?? throw NotFound(Name);

    public Type? TryResolve() => _type ??= Name.GetReflectionType();

    public static RuntimeException NotFound(ITypeName name)
        => new($"Unable to find type [{name.FullName}].", null, "TypeNotFound", ErrorCategory.InvalidOperation, name);
}

/// <summary><c>[type]</c> as a value.</summary>
internal sealed class TypeNode(TypeReference type) : ExpressionNode
{
    public TypeReference Type { get; } = type;

    public override object? Evaluate(Frame frame) => Type.Resolve();
}
