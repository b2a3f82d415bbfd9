using System.Globalization;
using System.Management.Automation.Language;
using System.Reflection.Emit;

namespace System.Management.Automation.Runtime;

/// <summary>Emits an enum: each value is what was written, or one more than the value before it.</summary>
internal static class EnumEmitter
{
    public static void Emit(TypeDefinitionAst definition, ModuleBuilder module, EmittedTypeNames names)
    {
        var underlying = definition.BaseTypes.Count > 0 ? names.Resolve(definition.BaseTypes[0]) : typeof(int);
        var builder = module.DefineEnum(definition.Name, Reflection.TypeAttributes.Public, underlying);
        foreach (var attribute in definition.Attributes)
        {
            builder.SetCustomAttribute(AttributeEmitter.Build(attribute));
        }

        var values = new Dictionary<string, object>(StringComparer.OrdinalIgnoreCase);
        var next = 0m;
        foreach (var member in definition.Members.OfType<PropertyMemberAst>())
        {
            if (member.InitialValue is { } initial)
            {
                next = Convert.ToDecimal(ValueOf(initial, definition, values), CultureInfo.InvariantCulture);
            }

            var value = ToUnderlying(next, underlying, member);
            builder.DefineLiteral(member.Name, value);
            values[member.Name] = value;
            next++;
        }

        definition.Type = builder.CreateType();
        names.Add(definition.Name, definition.Type);
    }

    private static object ToUnderlying(decimal value, Type underlying, PropertyMemberAst member)
    {
        try
        {
            return Convert.ChangeType(value, underlying, CultureInfo.InvariantCulture);
        }
        catch (OverflowException)
        {
            throw new ParseException([new ParseError(member.Extent, "EnumeratorValueOutOfBounds",
                "Enumerator value exceeds the bounds of the enum's underlying type.")]);
        }
    }

    private static object? ValueOf(ExpressionAst expression, TypeDefinitionAst definition, Dictionary<string, object> values)
    {
        // One of its own earlier names: [Color]::Red
        if (expression is MemberExpressionAst { Static: true, Expression: TypeExpressionAst type, Member: StringConstantExpressionAst name }
            && type.TypeName.FullName.Equals(definition.Name, StringComparison.OrdinalIgnoreCase)
            && values.TryGetValue(name.Value, out var known))
        {
            return known;
        }

        if (expression is BinaryExpressionAst { Operator: TokenKind.Bor } or)
        {
            return ToInt64(ValueOf(or.Left, definition, values)) | ToInt64(ValueOf(or.Right, definition, values));
        }

        return Compiler.ConstantEvaluation.Run(expression);
    }

    private static long ToInt64(object? value) => Convert.ToInt64(value, CultureInfo.InvariantCulture);
}
