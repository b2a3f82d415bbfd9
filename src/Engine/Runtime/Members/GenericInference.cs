using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>Finds the type arguments of a generic method from the types of the arguments.</summary>
internal static class GenericInference
{
    public static Type[]? TryInfer(MethodCandidate candidate, object?[] arguments, Type?[] types)
    {
        var parameters = candidate.Types;
        if (arguments.Length > parameters.Length && !candidate.HasParamArray || arguments.Length < parameters.Length - candidate.OptionalCount - (candidate.HasParamArray ? 1 : 0))
        {
            return null;
        }

        var generic = ((MethodInfo)candidate.Method).GetGenericArguments();
        var found = new Type?[generic.Length];
        for (var i = 0; i < arguments.Length; i++)
        {
            var parameter = i < parameters.Length ? parameters[i] : parameters[^1];
            if (candidate.HasParamArray && i >= parameters.Length - 1 && types[i] is { IsArray: false })
            {
                parameter = parameters[^1].GetElementType()!;
            }

            if (types[i] is { } type && !Unify(parameter, ReferencedType(arguments[i]) ?? type, found))
            {
                return null;
            }
        }

        for (var i = 0; i < found.Length; i++)
        {
            if (found[i] is null)
            {
                return null;
            }
        }

        return found!;
    }

    private static Type? ReferencedType(object? argument)
        => Operators.Bare(argument) is PSReference { Value: { } value } ? BoundCall.TypeOfArgument(value) : null;

    private static bool Unify(Type parameter, Type argument, Type?[] found)
    {
        if (parameter.IsByRef)
        {
            parameter = parameter.GetElementType()!;
        }

        if (parameter.IsGenericMethodParameter)
        {
            var position = parameter.GenericParameterPosition;
            if (found[position] is null || (found[position] != argument && argument.IsAssignableFrom(found[position])))
            {
                found[position] = argument;
            }

            return true;
        }

        if (!parameter.ContainsGenericParameters)
        {
            return true;
        }

        if (parameter.IsArray)
        {
            return argument.IsArray && Unify(parameter.GetElementType()!, argument.GetElementType()!, found);
        }

        if (typeof(Delegate).IsAssignableFrom(parameter) && !typeof(Delegate).IsAssignableFrom(argument))
        {
            // A script block says nothing of its types; other arguments have to.
            return typeof(ScriptBlock).IsAssignableFrom(argument);
        }

        var matching = FindConstruction(parameter.GetGenericTypeDefinition(), argument);
        if (matching is null)
        {
            return false;
        }

        var wanted = parameter.GetGenericArguments();
        var given = matching.GetGenericArguments();
        for (var i = 0; i < wanted.Length; i++)
        {
            if (!Unify(wanted[i], given[i], found))
            {
                return false;
            }
        }

        return true;
    }

    private static Type? FindConstruction(Type definition, Type type)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (current.IsGenericType && current.GetGenericTypeDefinition() == definition)
            {
                return current;
            }
        }

        if (definition.IsInterface)
        {
            foreach (var implemented in type.GetInterfaces())
            {
                if (implemented.IsGenericType && implemented.GetGenericTypeDefinition() == definition)
                {
                    return implemented;
                }
            }
        }

        return null;
    }
}
