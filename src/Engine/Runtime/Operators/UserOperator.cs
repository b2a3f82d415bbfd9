using System.Numerics;

namespace System.Management.Automation.Runtime;

/// <summary>The operator methods (<c>op_Addition</c> …) of .NET types and of script classes.</summary>
internal static class UserOperator
{
    public static bool TryInvoke(string name, object? left, object? right, out object? result)
    {
        object?[] arguments = [left, right];
        return TryInvoke(left?.GetType(), name, arguments, out result)
            || (right is not null && right.GetType() != left?.GetType() && TryInvoke(right.GetType(), name, arguments, out result));
    }

    public static bool TryInvokeUnary(string name, object operand, out object? result) => TryInvoke(operand.GetType(), name, [operand], out result);

    public static bool IsNumberLike(object value) => value is BigInteger or Half or Int128 or UInt128 or nint or nuint;

    private static bool TryInvoke(Type? type, string name, object?[] arguments, out object? result)
    {
        result = null;
        if (type is null || type == typeof(string) || type == typeof(PSObject) || type.IsArray)
        {
            return false;
        }

        var group = MethodGroup.ForStatic(type, name);
        if (group is null || !group.CanResolve(arguments))
        {
            return false;
        }

        try
        {
            result = group.Invoke(null, arguments, null);
            return true;
        }
        catch (MethodInvocationException e) when (e.InnerException is { } cause)
        {
            throw MemberError.OperatorInvocation(name, arguments.Length, cause);
        }
    }
}
