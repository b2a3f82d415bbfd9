using System.Collections;

namespace System.Management.Automation.Language;

/// <summary>Computes the values of expressions that consist of constants only.</summary>
internal static class SafeValue
{
    public static object? Get(Ast ast)
    {
        if (TryGet(ast, out var value))
        {
            return value;
        }

        throw new PSInvalidOperationException(
            "Cannot generate a PowerShell object for a ScriptBlock evaluating dynamic expressions. Dynamic expression: "
            + ast.Extent.Text + ".");
    }

    private static bool TryGet(Ast ast, out object? value)
    {
        value = null;
        switch (ast)
        {
            case ConstantExpressionAst constant:
                value = constant.Value;
                return true;
            case VariableExpressionAst variable when variable.IsConstantVariable():
                value = variable.VariablePath.UserPath.ToUpperInvariant() switch
                {
                    "TRUE" => true,
                    "FALSE" => false,
                    _ => null,
                };
                return true;
            case ParenExpressionAst paren:
                return TryGet(paren.Pipeline, out value);
            case PipelineBaseAst pipeline:
                return pipeline.GetPureExpression() is { } inner && TryGet(inner, out value);
            case CommandExpressionAst { Redirections.Count: 0 } expression:
                return TryGet(expression.Expression, out value);
            case ArrayLiteralAst list:
                return TryGetElements(list, out value);
            case ArrayExpressionAst array:
                return TryGetArray(array.SubExpression, out value);
            case HashtableAst table:
                return TryGetTable(table, out value);
            case ConvertExpressionAst convert:
                return TryConvert(convert, out value);
            case ScriptBlockAst { ParamBlock: null, BeginBlock: null, ProcessBlock: null, EndBlock.Statements: [var only] }:
                return TryGet(only, out value);
            default:
                return false;
        }
    }

    private static bool TryGetElements(ArrayLiteralAst list, out object? value)
    {
        var elements = new object?[list.Elements.Count];
        value = elements;
        for (var i = 0; i < elements.Length; i++)
        {
            if (!TryGet(list.Elements[i], out elements[i]))
            {
                return false;
            }
        }

        return true;
    }

    private static bool TryGetArray(StatementBlockAst block, out object? value)
    {
        var elements = new List<object?>();
        value = null;
        foreach (var statement in block.Statements)
        {
            if (!TryGet(statement, out var element))
            {
                return false;
            }

            // What a statement gives is enumerated, but only arrays of this expression can be enumerable here.
            if (element is object?[] inner)
            {
                elements.AddRange(inner);
            }
            else
            {
                elements.Add(element);
            }
        }

        value = elements.ToArray();
        return block.Traps is null;
    }

    private static bool TryGetTable(HashtableAst literal, out object? value)
    {
        var table = new Hashtable(StringComparer.CurrentCultureIgnoreCase);
        value = table;
        foreach (var (keyAst, valueAst) in literal.KeyValuePairs)
        {
            if (!TryGet(keyAst, out var key) || key is null || !TryGet(valueAst, out var item))
            {
                return false;
            }

            table[key] = item;
        }

        return true;
    }

    private static bool TryConvert(ConvertExpressionAst convert, out object? value)
    {
        if (!TryGet(convert.Child, out value) || convert.Type.TypeName.GetReflectionType() is not { } type)
        {
            return false;
        }

        // Only types whose conversion runs no code of anybody else.
        if (!type.IsPrimitive && type != typeof(string) && type != typeof(decimal) && type != typeof(DateTime) && type != typeof(Version)
            && type != typeof(Guid) && type != typeof(Uri) && type != typeof(TimeSpan) && type != typeof(Hashtable) && !type.IsArray)
        {
            return false;
        }

        value = LanguagePrimitives.ConvertTo(value, type, System.Globalization.CultureInfo.InvariantCulture);
        return true;
    }
}
