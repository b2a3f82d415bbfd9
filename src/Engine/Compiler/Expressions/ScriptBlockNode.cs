using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary><c>{ … }</c>: a script block bound to the session state in which the expression runs.</summary>
internal sealed class ScriptBlockNode(ScriptBlockAst ast) : ExpressionNode
{
    private CompiledScriptBlock? _code;

    public override object? Evaluate(Frame frame)
        => new ScriptBlock(_code ??= CompiledScriptBlock.Of(ast), frame.Scope.SessionState);
}
