using System.Management.Automation.Compiler;
using System.Management.Automation.Language;

namespace System.Management.Automation.Runtime;

/// <summary>The script behind a method, a constructor or the first value of a property.</summary>
internal abstract class ClassMemberCode
{
    public static ClassMemberCode Of(FunctionMemberAst method, TypeDefinitionAst definition) => new BodyCode(method.Body, definition);

    public static ClassMemberCode Of(ExpressionAst value, TypeDefinitionAst definition) =>
        value is ConstantExpressionAst constant ? new ConstantCode(constant.Value) : new BodyCode(Returning(value), definition);

    /// <param name="instance"><c>$this</c>; null for a static member.</param>
    /// <param name="arguments">Already of the parameters' types.</param>
    /// <returns>What <c>return</c> gave; null when the body ran to its end.</returns>
    public abstract object? Invoke(object? instance, object?[] arguments);

    private static ScriptBlockAst Returning(ExpressionAst value)
    {
        var extent = value.Extent;
        var expression = new CommandExpressionAst(extent, (ExpressionAst)value.Copy(), null);
        var statement = new ReturnStatementAst(extent, new PipelineAst(extent, expression));
        return new ScriptBlockAst(extent, null, new StatementBlockAst(extent, [statement], null), isFilter: false);
    }

    private sealed class ConstantCode(object? value) : ClassMemberCode
    {
        public override object? Invoke(object? instance, object?[] arguments) => value;
    }

    private sealed class BodyCode(ScriptBlockAst body, TypeDefinitionAst definition) : ClassMemberCode
    {
        private readonly CompiledScriptBlock _code = CompiledScriptBlock.Of(body);

        // Nearly always one runspace calls again and again; the pair is replaced whole.
        private ScriptBlock? _last;

        public override object? Invoke(object? instance, object?[] arguments)
        {
            if (ExecutionContext.Current is { } current)
            {
                return Invoke(current, instance, arguments);
            }

            // Called by .NET code on a thread of its own: the class's own runspace lends itself.
            ExecutionContext.Current = ClassSession.LatestContext(definition) ?? ExecutionContext.Required;
            try
            {
                return Invoke(ExecutionContext.Current, instance, arguments);
            }
            finally
            {
                ExecutionContext.Current = null;
            }
        }

        private object? Invoke(ExecutionContext context, object? instance, object?[] arguments)
        {
            var state = ClassSession.StateOf(definition, context);
            var block = _last;
            if (block is null || !ReferenceEquals(block.SessionState, state))
            {
                _last = block = new ScriptBlock(_code, state);
            }

            var result = new MethodResultSink();
            block.InvokeToSink(context, result, context.CurrentStreams, new ScriptBlockCall { Arguments = arguments, This = instance });
            return result.Value;
        }
    }
}
