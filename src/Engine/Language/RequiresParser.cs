namespace System.Management.Automation.Language;

/// <summary>Reads <c>#requires</c> comments.</summary>
internal static class RequiresParser
{
    public static ScriptRequirements Parse(List<Token> comments, ErrorList errors) => new();
}
