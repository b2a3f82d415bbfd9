using System.Management.Automation.Language;

namespace System.Management.Automation.Runtime;

/// <summary>Turns the classes and enums of a script into .NET types: once per definition, however often and wherever the script runs.</summary>
internal static class ClassDefinitions
{
    private static readonly Lock Gate = new();

    /// <summary>Makes the types of one script block, if that has not been done, and their names known in a scope.</summary>
    /// <param name="definitions">All definitions directly inside the block; they may refer to each other in any order.</param>
    /// <param name="scope">The scope in which the block runs.</param>
    /// <exception cref="ParseException">.NET refuses one of the types, for example because an interface's method is missing.</exception>
    public static void Define(IReadOnlyList<TypeDefinitionAst> definitions, Scope scope)
    {
        if (definitions.Count == 0)
        {
            return;
        }

        lock (Gate)
        {
            if (definitions[0].Type is null)
            {
                if (MemberDuplicates.Find(definitions) is { Length: > 0 } duplicates)
                {
                    throw new ParseException(duplicates);
                }

                TypeEmitter.Emit(definitions);
            }
        }

        foreach (var definition in definitions)
        {
            scope.DefineType(definition.Name, definition.Type!);
        }

        ClassSession.Enter(definitions, scope.SessionState);
    }
}
