using System.Management.Automation.Language;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Compiler;

/// <summary>Runs an attribute argument: an expression that stands outside of any body.</summary>
internal static class ConstantEvaluation
{
    public static object? Run(ExpressionAst expression)
    {
        if (expression is TypeExpressionAst type)
        {
            return new TypeReference(type.TypeName).Resolve();
        }

        var context = ExecutionContext.Current;
        if (context is null)
        {
            return expression.SafeGetValue();
        }

        var extent = expression.Extent;
        var code = CompiledScriptBlock.Of(new ScriptBlockAst(extent, null, new StatementBlockAst(extent, null, null), isFilter: false));
        var frame = new Frame(context, code, new Scope(context.CurrentState.CurrentScope, context.CurrentState, code.Map), true, NullSink.Instance, context.CurrentStreams);
        return new NodeFactory(code).Expression(expression).Evaluate(frame);
    }
}
