using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>The errors of member access and calls, with PowerShell's ids and texts.</summary>
internal static class MemberError
{
    public static MethodException NoOverload(string name, int argumentCount) => WithId(
        new MethodException($"Cannot find an overload for \"{name}\" and the argument count: \"{argumentCount}\"."), "MethodCountCouldNotFindBest");

    public static MethodException Ambiguous(string name, int argumentCount) => WithId(
        new MethodException($"Multiple ambiguous overloads found for \"{name}\" and the argument count: \"{argumentCount}\"."), "MethodCountCouldNotFindBest");

    public static MethodException NoGenericOverload(string name, int typeCount, int argumentCount) => WithId(
        new MethodException(
            $"Could not find a suitable generic method overload for \"{name}\" with \"{typeCount}\" type parameters, and the argument count: \"{argumentCount}\"."),
        "MethodCountCouldNotFindBestGeneric");

    public static MethodException BadArgument(string parameter, object? value, string method, Type type, Exception inner) => WithId(
        new MethodException(
            $"Cannot convert argument \"{parameter}\", with value: \"{Describe(value)}\", for \"{method}\" to type \"{TypeText.Of(type)}\": \"{inner.Message}\"", inner),
        "MethodArgumentConversionInvalidCastArgument");

    public static MethodException NeedsReference(int position) => WithId(
        new MethodException($"Argument: '{position}' should be a System.Management.Automation.PSReference. Use [ref]."), "NonRefArgumentToRefParameterMsg");

    public static MethodInvocationException Invocation(string name, int argumentCount, Exception inner)
    {
        var cause = inner is TargetInvocationException { InnerException: { } real } ? real : inner;
        return WithId(new MethodInvocationException($"Exception calling \"{name}\" with \"{argumentCount}\" argument(s): \"{cause.Message}\"", cause),
            cause.GetType().Name);
    }

    public static MethodInvocationException OperatorInvocation(string name, int argumentCount, Exception inner)
        => WithId(new MethodInvocationException($"Exception calling \"{name}\" with \"{argumentCount}\" argument(s): \"{inner.Message}\"", inner),
            "DotNetMethodException");

    public static MethodInvocationException ScriptMethodFailed(string name, int argumentCount, Exception inner)
        => WithId(new MethodInvocationException($"Exception calling \"{name}\" with \"{argumentCount}\" argument(s): \"{inner.Message}\"", inner),
            inner is RuntimeException ? "ScriptMethodRuntimeException" : "ScriptMethodException");

    public static GetValueInvocationException GetFailed(string name, Exception inner, string errorId)
        => WithId(new GetValueInvocationException($"Exception getting \"{name}\": \"{inner.Message}\"", inner), errorId);

    public static SetValueInvocationException SetFailed(string name, Exception inner, string errorId)
        => WithId(new SetValueInvocationException($"Exception setting \"{name}\": \"{inner.Message}\"", inner), errorId);

    public static RuntimeException NullCall()
        => OperatorError.Make("You cannot call a method on a null-valued expression.", "InvokeMethodOnNull");

    public static RuntimeException NullIndex()
        => OperatorError.Make("Cannot index into a null array.", "NullArray");

    public static PropertyNotFoundException MissingInStrictMode(string name) => WithId(
        new PropertyNotFoundException($"The property '{name}' cannot be found on this object. Verify that the property exists."), "PropertyNotFoundStrict");

    public static RuntimeException CannotSet(string name, string errorId = "PropertyAssignmentException")
        => OperatorError.Make($"The property '{name}' cannot be found on this object. Verify that the property exists and can be set.", errorId);

    public static RuntimeException ReadOnly(string name)
        => OperatorError.Make($"'{name}' is a ReadOnly property.", "PropertyAssignmentException");

    /// <summary>Whether an exception is a failure of the called code, to be wrapped, and not control flow that must pass.</summary>
    public static bool IsScriptFailure(Exception exception)
        => exception is not (FlowControlException or PipelineStoppedException or ScriptCallDepthException or ParameterBindingException { ErrorRecord: null });

    private static T WithId<T>(T exception, string errorId)
        where T : RuntimeException
    {
        exception.SetErrorId(errorId);
        return exception;
    }

    private static string Describe(object? value) => value is Array array ? array.ToString()! : ValueText.Of(value);
}
