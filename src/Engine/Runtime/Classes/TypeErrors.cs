using System.Management.Automation.Language;

namespace System.Management.Automation.Runtime;

/// <summary>What can be wrong with a class only when its type is made.</summary>
internal static class TypeErrors
{
    public static ParseException NotFound(ITypeName name) =>
        new([new ParseError(name.Extent, "TypeNotFound", $"Unable to find type [{name.FullName}].")]);

    public static ParseException Refused(TypeDefinitionAst definition, Exception reason) =>
        new([new ParseError(definition.Extent, "TypeCreationError",
            $"Error during creation of type \"{definition.Name}\". Error message:\n{reason.Message}")]);

    public static ParseException SealedBase(TypeConstraintAst constraint, Type type) =>
        new([new ParseError(constraint.Extent, "SealedBaseClass", $"Cannot inherit from sealed class '{type.Name}'.")]);
}
