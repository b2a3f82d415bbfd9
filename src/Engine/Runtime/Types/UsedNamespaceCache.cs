using System.Management.Automation.Compiler;
using System.Management.Automation.Language;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Runtime;

/// <summary>The <c>using namespace</c> statements of scripts.</summary>
internal static class UsedNamespaceCache
{
    private static readonly ConditionalWeakTable<Ast, string[]> _namespaces = [];

    public static string[] Of(Frame frame) => Of(frame.Block.Ast);

    public static string[] Of(Ast ast)
    {
        while (ast.Parent is not null)
        {
            ast = ast.Parent;
        }

        return _namespaces.GetValue(ast, static root => root is ScriptBlockAst { UsingStatements: { Count: > 0 } statements }
            ? [.. statements.Where(static s => s.UsingStatementKind == UsingStatementKind.Namespace).Select(static s => s.Name!.Value)]
            : []);
    }
}
