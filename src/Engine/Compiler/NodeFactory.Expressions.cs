using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

internal sealed partial class NodeFactory
{
    public ExpressionNode Expression(ExpressionAst ast)
    {
        switch (ast)
        {
            case ConstantExpressionAst constant:
                return new ConstantNode(constant.Value is int number ? Boxes.Int(number) : constant.Value);
            case ExpandableStringExpressionAst expandable:
                return ExpandableString(expandable);
            case VariableExpressionAst variable:
                return Variable(variable);
            case BinaryExpressionAst binary:
                return Fold(binary, Binary(binary));
            case UnaryExpressionAst unary:
                return Unary(unary);
            case TernaryExpressionAst ternary:
                return new TernaryNode(Expression(ternary.Condition), Expression(ternary.IfTrue), Expression(ternary.IfFalse));
            case ArrayLiteralAst array:
                return new ArrayLiteralNode(Expressions(array.Elements));
            case ArrayExpressionAst array:
                return Array(array);
            case SubExpressionAst sub:
                return new SubExpressionNode(Block(sub.SubExpression));
            case ParenExpressionAst paren:
                return Paren(paren);
            case HashtableAst table:
                return Hashtable(table);
            case ScriptBlockExpressionAst scriptBlock:
                return new ScriptBlockNode(scriptBlock.ScriptBlock);
            case IndexExpressionAst index:
                return new IndexNode(Expression(index.Target), Expression(index.Index), index.NullConditional);
            case BaseCtorInvokeMemberExpressionAst baseCall:
                return new BaseConstructorNode(
                    ClassOf(baseCall)!, Variable(new VariableExpressionAst(baseCall.Extent, SpecialVariables.This, false)),
                    Expressions((IReadOnlyList<ExpressionAst>?)baseCall.Arguments ?? []), ConstraintsOf(baseCall));
            case InvokeMemberExpressionAst invocation:
                return Invocation(invocation);
            case MemberExpressionAst member:
                return Member(member);
            case TypeExpressionAst type:
                return new TypeNode(new TypeReference(type.TypeName));
            case ConvertExpressionAst convert:
                return Convert(convert);
            case AttributedExpressionAst attributed:
                return Expression(attributed.Child);
            case UsingExpressionAst usingExpression:
                return new UsingVariableNode(usingExpression.SubExpression.Extent.Text, Expression(usingExpression.SubExpression));
            default:
                throw new NotSupportedException($"Expression of type '{ast.GetType().Name}' cannot be compiled.");
        }
    }

    public ExpressionNode[] Expressions(IReadOnlyList<ExpressionAst> asts)
    {
        var nodes = asts.Count == 0 ? [] : new ExpressionNode[asts.Count];
        for (var i = 0; i < nodes.Length; i++)
        {
            nodes[i] = Expression(asts[i]);
        }

        return nodes;
    }

    private AssignableNode Variable(VariableExpressionAst ast)
    {
        var path = ast.VariablePath;
        if (path.IsDriveQualified)
        {
            return new ProviderVariableNode(path);
        }

        var name = SpecialVariables.Canonical(path.UnqualifiedPath);
        if (!path.IsUnscopedVariable)
        {
            return new ScopedVariableNode(path);
        }

        switch (name.Length)
        {
            case 1 when name == "?":
                return new QuestionVariableNode();
            case 4 when SpecialVariables.Is(name, "true"):
                return new ConstantVariableNode("true", Boxes.True);
            case 4 when SpecialVariables.Is(name, "null"):
                return new ConstantVariableNode("null", null);
            case 5 when SpecialVariables.Is(name, "false"):
                return new ConstantVariableNode("false", Boxes.False);
            case 12 when SpecialVariables.Is(name, "PSScriptRoot"):
                return new ConstantVariableNode("PSScriptRoot", _block.File is { } file ? Path.GetDirectoryName(file) ?? string.Empty : string.Empty);
            case 13 when SpecialVariables.Is(name, "PSCommandPath"):
                return new ConstantVariableNode("PSCommandPath", _block.File ?? string.Empty);
        }

        var slot = _block.Map.IndexOf(name);
        return slot >= 0 ? new LocalVariableNode(name, slot, _block.ConstraintOf(slot)) : new NamedVariableNode(name);
    }

    private ExpressionNode Array(ArrayExpressionAst ast)
    {
        var body = ast.SubExpression;
        return body.Traps is not { Count: > 0 } && body.Statements is [PipelineAst pipeline] && pipeline.GetPureExpression() is { } pure && !IsVoid(pure)
            ? new ArrayOfNode(Expression(pure))
            : new ArrayExpressionNode(Block(body));
    }

    /// <summary>In parentheses even an assignment or <c>$x++</c> gives its value.</summary>
    private ExpressionNode Paren(ParenExpressionAst ast)
    {
        var node = Value(ast.Pipeline);
        return node is AssignmentNode or UpdateNode or StepLocalNode or AddToLocalNode ? new ParenNode(node) : node;
    }

    private HashtableNode Hashtable(HashtableAst ast)
    {
        var entries = new (ExpressionNode, ExpressionNode)[ast.KeyValuePairs.Count];
        for (var i = 0; i < entries.Length; i++)
        {
            var (key, value) = ast.KeyValuePairs[i];
            entries[i] = (Expression(key), StatementAsValue(value));
        }

        return new HashtableNode(entries);
    }

    private ExpressionNode Convert(ConvertExpressionAst ast)
    {
        var name = ast.Type.TypeName.FullName;
        if (ast.Child is HashtableAst table)
        {
            if (SpecialVariables.Is(name, "ordered"))
            {
                return new OrderedTableNode(Hashtable(table));
            }

            if (SpecialVariables.Is(name, "pscustomobject"))
            {
                return new CustomObjectNode(Hashtable(table));
            }
        }

        if (SpecialVariables.Is(name, "ref"))
        {
            return new ReferenceNode(Expression(ast.Child));
        }

        if (SpecialVariables.Is(name, "pscustomobject"))
        {
            return new ToCustomObjectNode(Expression(ast.Child));
        }

        return new ConvertNode(new TypeReference(ast.Type.TypeName), Expression(ast.Child));
    }

    private ExpressionNode Member(MemberExpressionAst ast)
    {
        var target = Expression(ast.Expression);
        if (ast.Member is StringConstantExpressionAst name)
        {
            return ast.Static ? new StaticMemberNode(target, name.Value) : new MemberNode(target, name.Value, ast.NullConditional);
        }

        return new DynamicMemberNode(target, Expression((ExpressionAst)ast.Member), ast.Static, ast.NullConditional);
    }

    private ExpressionNode Invocation(InvokeMemberExpressionAst ast)
    {
        var target = Expression(ast.Expression);
        var arguments = Expressions((IReadOnlyList<ExpressionAst>?)ast.Arguments ?? []);
        if (ast.Member is not StringConstantExpressionAst name)
        {
            return new InvokeDynamicMemberNode(target, Expression((ExpressionAst)ast.Member), arguments, ast.Static, ast.NullConditional);
        }

        var constraints = ConstraintsOf(ast);
        var node = new InvokeMemberNode(target, name.Value, arguments, ast.Static, ast.NullConditional, constraints);
        return BaseCast(ast) is { } cast
            ? new BaseMethodNode(new TypeReference(cast.Type.TypeName), Expression(cast.Child), name.Value, arguments, constraints, node)
            : node;
    }

    private static CallConstraints? ConstraintsOf(InvokeMemberExpressionAst ast)
    {
        var casts = ast.Arguments is { } written && written.Any(IsCast)
            ? written.Select(argument => argument is ConvertExpressionAst cast && IsCast(cast) ? new TypeReference(cast.Type.TypeName) : null).ToArray()
            : null;
        var typeArguments = ast.GenericTypeArguments?.Select(type => new TypeReference(type)).ToArray();
        return casts is null && typeArguments is null ? null : new CallConstraints(casts, typeArguments);
    }

    private static bool IsCast(ExpressionAst argument)
        => argument is ConvertExpressionAst { Type.TypeName.FullName: var name } && !SpecialVariables.Is(name, "ref");

    /// <summary>The cast of <c>$this</c> before a call inside a class; null for any other call.</summary>
    private static ConvertExpressionAst? BaseCast(InvokeMemberExpressionAst ast)
    {
        var target = ast.Expression;
        if (target is ParenExpressionAst { Pipeline: PipelineAst inner })
        {
            target = inner.GetPureExpression() ?? target;
        }

        return !ast.Static && target is ConvertExpressionAst { Child: VariableExpressionAst variable } cast
            && SpecialVariables.Is(variable.VariablePath.UserPath, SpecialVariables.This) && ClassOf(ast) is not null
            ? cast
            : null;
    }

    private static TypeDefinitionAst? ClassOf(Ast ast)
    {
        for (var parent = ast.Parent; parent is not null; parent = parent.Parent)
        {
            if (parent is TypeDefinitionAst definition)
            {
                return definition;
            }
        }

        return null;
    }

    private ExpressionNode ExpandableString(ExpandableStringExpressionAst ast)
    {
        var texts = new List<string>();
        var expressions = new List<ExpressionNode>();
        var text = new System.Text.StringBuilder();
        var format = ast.FormatString;
        for (var i = 0; i < format.Length; i++)
        {
            var c = format[i];
            if (c is '{' or '}' && i + 1 < format.Length && format[i + 1] == c)
            {
                text.Append(c);
                i++;
            }
            else if (c == '{')
            {
                var end = format.IndexOf('}', i);
                var index = int.Parse(format.AsSpan(i + 1, end - i - 1), System.Globalization.CultureInfo.InvariantCulture);
                texts.Add(text.ToString());
                text.Clear();
                expressions.Add(Expression(ast.NestedExpressions[index]));
                i = end;
            }
            else
            {
                text.Append(c);
            }
        }

        texts.Add(text.ToString());
        return expressions.Count == 0 ? new ConstantNode(texts[0]) : new ExpandableStringNode([.. texts], [.. expressions]);
    }
}
