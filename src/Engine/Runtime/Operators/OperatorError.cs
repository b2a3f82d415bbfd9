namespace System.Management.Automation.Runtime;

/// <summary>Makes the errors that operators, conversions and member accesses end in, with PowerShell's ids and texts.</summary>
internal static class OperatorError
{
    public static RuntimeException Make(string message, string errorId, ErrorCategory category = ErrorCategory.InvalidOperation,
        object? target = null, Exception? inner = null)
        => new(message, inner, errorId, category, target);

    public static RuntimeException MethodNotFound(Type type, string method)
        => Make($"Method invocation failed because [{TypeNameOf(type)}] does not contain a method named '{method}'.", "MethodNotFound",
            ErrorCategory.InvalidOperation, method);

    public static RuntimeException DivideByZero(Exception? inner = null)
        => Make("Attempted to divide by zero.", "RuntimeException", ErrorCategory.NotSpecified, null, inner ?? new DivideByZeroException());

    public static RuntimeException Overflow(Exception inner)
        => Make(inner.Message, "RuntimeException", ErrorCategory.NotSpecified, null, inner);

    /// <summary>An operand that is no wrapper is named by its own type; a custom object by the wrapper's.</summary>
    public static Type TypeOfOperand(object? operand) => operand switch
    {
        null => typeof(object),
        PSObject wrapper when wrapper.ImmediateBaseObject is PSCustomObject => typeof(PSObject),
        PSObject wrapper => wrapper.BaseObject!.GetType(),
        _ => operand.GetType(),
    };

    private static string TypeNameOf(Type type) => type.FullName ?? type.Name;
}
