using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary>What goes wrong when arguments of a simple function are bound.</summary>
internal static class SimpleBindingError
{
    public static RuntimeException Transformation(Frame frame, CompiledParameter parameter, Exception reason, IScriptExtent? extent)
        => new ParameterBindingArgumentTransformationException(
            $"Cannot process argument transformation on parameter '{parameter.Name}'. {reason.Message}",
            frame.MyInvocation, extent, parameter.Name, parameter.Type, null, reason);

    public static RuntimeException Validation(Frame frame, CompiledParameter parameter, Exception reason, IScriptExtent? extent)
        => new ParameterBindingValidationException(
            $"Cannot validate argument on parameter '{parameter.Name}'. {reason.Message}", "ParameterArgumentValidationError",
            frame.MyInvocation, extent, parameter.Name, parameter.Type, null, reason);

    public static RuntimeException AlreadyBound(Frame frame, string name)
        => new ParameterBindingException(
            $"Cannot bind parameter because parameter '{name}' is specified more than once. To provide multiple values to parameters that can accept multiple values, "
            + "use the array syntax. For example, \"-parameter value1,value2,value3\".",
            "ParameterAlreadyBound", ErrorCategory.InvalidArgument, frame.MyInvocation, null, name);

    public static RuntimeException MissingArgument(Frame frame, CompiledParameter parameter, IScriptExtent? extent)
        => new ParameterBindingException(
            $"Missing an argument for parameter '{parameter.Name}'. Specify a parameter of type '{parameter.Type}' and try again.",
            "MissingArgument", ErrorCategory.InvalidArgument, frame.MyInvocation, extent, parameter.Name, parameter.Type);

    public static RuntimeException Ambiguous(Frame frame, string name, List<string> candidates)
        => new ParameterBindingException(
            $"Parameter cannot be processed because the parameter name '{name}' is ambiguous. Possible matches include: {string.Join(' ', candidates.Select(candidate => "-" + candidate))}.",
            "AmbiguousParameter", ErrorCategory.InvalidArgument, frame.MyInvocation, null, name);
}
