using System.Globalization;
using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

internal static partial class Operators
{
    /// <summary><c>-is</c>; right is a type, or its name.</summary>
    public static bool Is(object? left, object? right)
    {
        var type = TypeOperand(right, "RuntimeException");
        if (left is null || ReferenceEquals(left, AutomationNull.Value))
        {
            return false;
        }

        if (type == typeof(PSCustomObject))
        {
            return left is PSObject { ImmediateBaseObject: PSCustomObject };
        }

        if (type == typeof(PSObject))
        {
            return left is PSObject;
        }

        return type.IsInstanceOfType(left is PSObject wrapper ? wrapper.BaseObject : left);
    }

    public static bool IsNot(object? left, object? right) => !Is(left, right);

    /// <summary><c>-as</c>: the converted value, or null when it cannot be converted.</summary>
    public static object? As(object? left, object? right)
        => Conversion.TryConvert(left, TypeOperand(right, "InvalidCastFromStringToType"), CultureInfo.InvariantCulture, out var result) ? result : null;

    private static Type TypeOperand(object? right, string errorId)
    {
        var bare = Bare(right);
        if (bare is Type type)
        {
            return type;
        }

        if (bare is string name && TypeResolver.TryResolve(name, out var resolved))
        {
            return resolved;
        }

        throw OperatorError.Make(
            $"Cannot convert the \"{ValueText.Of(right)}\" value of type \"System.String\" to type \"System.Type\".",
            errorId, ErrorCategory.InvalidArgument, right);
    }
}
