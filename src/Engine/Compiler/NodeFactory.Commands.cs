using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

internal sealed partial class NodeFactory
{
    /// <summary>A pipeline that is more than one bare expression.</summary>
    private ExpressionNode PipelineExpression(PipelineAst ast)
    {
        var elements = ast.PipelineElements;
        if (elements.Count == 1)
        {
            return Command(elements[0]);
        }

        var hasInput = elements[0] is CommandExpressionAst;
        var input = hasInput ? Command(elements[0]) : null;
        var commands = new CommandNode[elements.Count - (hasInput ? 1 : 0)];
        for (var i = 0; i < commands.Length; i++)
        {
            commands[i] = (CommandNode)Command(elements[i + (hasInput ? 1 : 0)]);
        }

        return new PipelineNode(ast.Extent, input, commands);
    }

    private ExpressionNode Command(CommandBaseAst ast)
    {
        if (ast is CommandExpressionAst expression)
        {
            var node = Expression(expression.Expression);
            return expression.Redirections.Count == 0 ? node : new RedirectedExpressionNode(node, Redirections(expression));
        }

        var command = (CommandAst)ast;
        var elements = command.CommandElements;
        var arguments = new List<ArgumentNode>(elements.Count - 1);
        for (var i = 1; i < elements.Count; i++)
        {
            arguments.Add(Argument(elements[i]));
        }

        var isConstant = elements[0] is StringConstantExpressionAst;
        var name = isConstant ? ((StringConstantExpressionAst)elements[0]).Value : null;
        return new CommandNode(command, name, isConstant ? null : Expression((ExpressionAst)elements[0]), [.. arguments], Redirections(command));
    }

    private ArgumentNode Argument(CommandElementAst element) => element switch
    {
        CommandParameterAst parameter => new ArgumentNode(
            parameter.ParameterName, parameter.Argument is null ? null : Expression(parameter.Argument), false, parameter.Extent),
        VariableExpressionAst { Splatted: true } splatted => new ArgumentNode(null, Variable(splatted), true, splatted.Extent),
        UsingExpressionAst { SubExpression: VariableExpressionAst { Splatted: true } } splatted => new ArgumentNode(null, Expression(splatted), true, splatted.Extent),
        ExpressionAst expression => new ArgumentNode(null, Expression(expression), false, expression.Extent),
        _ => throw new NotSupportedException($"Command element of type '{element.GetType().Name}' cannot be compiled."),
    };

    private RedirectionNode[] Redirections(CommandBaseAst ast)
        => ast.Redirections.Count == 0 ? [] : [.. ast.Redirections.Select(redirection => redirection switch
        {
            FileRedirectionAst file => new RedirectionNode(file.FromStream, default, Expression(file.Location), file.Append),
            MergingRedirectionAst merge => new RedirectionNode(merge.FromStream, merge.ToStream, null, false),
            _ => throw new NotSupportedException(),
        })];
}
