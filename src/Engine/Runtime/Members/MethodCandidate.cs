using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>One overload with what resolution needs to know of it.</summary>
internal sealed class MethodCandidate
{
    private MethodCandidate(MethodBase method, ParameterInfo[] parameters)
    {
        Method = method;
        Parameters = parameters;
        Types = new Type[parameters.Length];
        for (var i = 0; i < parameters.Length; i++)
        {
            Types[i] = parameters[i].ParameterType;
            if (parameters[i].IsOptional)
            {
                OptionalCount++;
            }
        }

        HasParamArray = parameters.Length > 0 && Types[^1].IsArray && parameters[^1].IsDefined(typeof(ParamArrayAttribute), false);
    }

    public MethodBase Method { get; }

    public ParameterInfo[] Parameters { get; }

    public Type[] Types { get; }

    public int OptionalCount { get; }

    public bool HasParamArray { get; }

    public bool IsGeneric => Method.IsGenericMethodDefinition;

    /// <summary>Null for a method that scripts cannot call: pointers and spans cannot be boxed.</summary>
    public static MethodCandidate? TryCreate(MethodBase method)
    {
        if (method.CallingConvention.HasFlag(CallingConventions.VarArgs) || method is MethodInfo { ReturnType: { } returned } && (returned.IsByRefLike || returned.IsPointer))
        {
            return null;
        }

        var parameters = method.GetParameters();
        foreach (var parameter in parameters)
        {
            var type = parameter.ParameterType;
            if (type.IsPointer || type.IsByRefLike || (type.IsByRef && type.GetElementType()!.IsByRefLike))
            {
                return null;
            }
        }

        return new MethodCandidate(method, parameters);
    }

    public MethodCandidate? Close(Type[] typeArguments)
    {
        var method = (MethodInfo)Method;
        if (method.GetGenericArguments().Length != typeArguments.Length)
        {
            return null;
        }

        try
        {
            return TryCreate(method.MakeGenericMethod(typeArguments));
        }
        catch (ArgumentException)
        {
            // The type arguments break a constraint of the method.
            return null;
        }
    }
}
