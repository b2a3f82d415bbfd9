namespace System.Management.Automation.Language;

/// <summary>The checks that need the whole tree.</summary>
internal static class SemanticChecks
{
    public static void Check(ScriptBlockAst script, ErrorList errors, List<AttributeAst>? orphanAttributes)
    {
    }
}
