using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary>Turns the syntax tree into nodes.</summary>
internal sealed partial class NodeFactory
{
    public static object? EvaluateConstant(ExpressionAst expression) => expression.SafeGetValue();
}
