using System.Globalization;
using System.Management.Automation.Language;
using System.Reflection;

namespace System.Management.Automation.Compiler;

/// <summary>Makes attribute objects of attributes written in a script.</summary>
internal static class AttributeFactory
{
    public static bool IsNamed(AttributeAst attribute, string name)
    {
        var written = attribute.TypeName.FullName;
        return SpecialVariables.Is(written, name)
            || SpecialVariables.Is(written, name + "Attribute")
            || SpecialVariables.Is(written, "System.Management.Automation." + name + "Attribute")
            || SpecialVariables.Is(written, "System.Management.Automation." + name);
    }

    public static IReadOnlyList<Attribute> CreateAll(IEnumerable<AttributeAst>? attributes)
    {
        if (attributes is null)
        {
            return [];
        }

        var result = new List<Attribute>();
        foreach (var attribute in attributes)
        {
            if (Create(attribute) is { } made)
            {
                result.Add(made);
            }
        }

        return result;
    }

    /// <exception cref="RuntimeException">No such attribute type, or no constructor or property for the arguments.</exception>
    public static Attribute? Create(AttributeAst ast)
    {
        var type = ast.TypeName.GetReflectionAttributeType()
            ?? throw Fail(ast, "CustomAttributeTypeNotFound", $"Cannot find the type for custom attribute '{ast.TypeName.FullName}'. Make sure that the assembly that contains this type is loaded.");
        var positional = ast.PositionalArguments;
        var arguments = new object?[positional.Count];
        for (var i = 0; i < arguments.Length; i++)
        {
            arguments[i] = ArgumentValue(positional[i]);
        }

        var instance = Construct(ast, type, arguments);
        foreach (var named in ast.NamedArguments)
        {
            SetMember(ast, instance, named);
        }

        return instance;
    }

    /// <summary>Constants and constant expressions need nothing; a script block or an enum member is run without any session.</summary>
    private static object? ArgumentValue(ExpressionAst expression)
        => expression is ScriptBlockExpressionAst block
            ? new ScriptBlock(block.ScriptBlock, Runtime.ExecutionContext.Current?.CurrentState)
            : NodeFactory.EvaluateConstant(expression);

    private static Attribute Construct(AttributeAst ast, Type type, object?[] arguments)
    {
        Exception? failure = null;
        foreach (var constructor in type.GetConstructors().OrderBy(candidate => candidate.GetParameters().Length))
        {
            try
            {
                if (BindArguments(constructor.GetParameters(), arguments) is { } bound)
                {
                    return (Attribute)constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, bound, CultureInfo.InvariantCulture);
                }
            }
            catch (PSInvalidCastException e)
            {
                failure = e;
            }
        }

        throw failure is null
            ? Fail(ast, "MethodCountCouldNotFindBest", $"Cannot find an overload for \"{type.Name}\" and the argument count: \"{arguments.Length}\".")
            : Fail(ast, "AttributeArgument", failure.Message);
    }

    private static object?[]? BindArguments(ParameterInfo[] parameters, object?[] arguments)
    {
        var isVariable = parameters.Length > 0 && parameters[^1].IsDefined(typeof(ParamArrayAttribute), false);
        if (isVariable ? arguments.Length < parameters.Length - 1 : arguments.Length != parameters.Length)
        {
            return null;
        }

        var bound = new object?[parameters.Length];
        var last = parameters.Length - (isVariable ? 1 : 0);
        for (var i = 0; i < last; i++)
        {
            bound[i] = LanguagePrimitives.ConvertTo(arguments[i], parameters[i].ParameterType, CultureInfo.InvariantCulture);
        }

        if (isVariable)
        {
            var elementType = parameters[^1].ParameterType.GetElementType()!;
            if (arguments.Length == parameters.Length && arguments[^1] is Array)
            {
                bound[^1] = LanguagePrimitives.ConvertTo(arguments[^1], parameters[^1].ParameterType, CultureInfo.InvariantCulture);
            }
            else
            {
                var rest = Array.CreateInstance(elementType, arguments.Length - last);
                for (var i = 0; i < rest.Length; i++)
                {
                    rest.SetValue(LanguagePrimitives.ConvertTo(arguments[last + i], elementType, CultureInfo.InvariantCulture), i);
                }

                bound[^1] = rest;
            }
        }

        return bound;
    }

    private static void SetMember(AttributeAst ast, Attribute instance, NamedAttributeArgumentAst named)
    {
        const BindingFlags Flags = BindingFlags.Instance | BindingFlags.Public | BindingFlags.IgnoreCase | BindingFlags.FlattenHierarchy;
        var value = named.ExpressionOmitted ? true : ArgumentValue(named.Argument);
        if (instance.GetType().GetProperty(named.ArgumentName, Flags) is { CanWrite: true } property)
        {
            property.SetValue(instance, LanguagePrimitives.ConvertTo(value, property.PropertyType, CultureInfo.InvariantCulture));
        }
        else if (instance.GetType().GetField(named.ArgumentName, Flags) is { } field)
        {
            field.SetValue(instance, LanguagePrimitives.ConvertTo(value, field.FieldType, CultureInfo.InvariantCulture));
        }
        else
        {
            throw Fail(ast, "PropertyNotFoundForType", $"Property '{named.ArgumentName}' cannot be found for type '{instance.GetType().FullName}'.");
        }
    }

    private static RuntimeException Fail(AttributeAst ast, string id, string message)
        => new(message, null!, new ErrorRecord(new ParentContainsErrorRecordException(message), id, ErrorCategory.InvalidOperation, ast));
}
