using System.Management.Automation.Language;

namespace System.Management.Automation.Runtime;

/// <summary>Makes the binder's errors, with PowerShell's ids and texts.</summary>
internal static class BindingError
{
    private const ErrorCategory InvalidArgument = ErrorCategory.InvalidArgument;

    public static ParameterBindingException NamedParameterNotFound(string name, InvocationInfo? invocation, IScriptExtent? extent)
        => new($"A parameter cannot be found that matches parameter name '{name}'.", "NamedParameterNotFound", InvalidArgument, invocation, extent, name);

    public static ParameterBindingException AmbiguousParameter(string name, List<BindableParameter> possible, InvocationInfo? invocation, IScriptExtent? extent)
        => new($"Parameter cannot be processed because the parameter name '{name}' is ambiguous. Possible matches include:{string.Concat(possible.Select(static p => $" -{p.Name}"))}.",
            "AmbiguousParameter", InvalidArgument, invocation, extent, name);

    public static ParameterBindingException PositionalParameterNotFound(object? argument, InvocationInfo? invocation, IScriptExtent? extent)
        => new($"A positional parameter cannot be found that accepts argument '{TextOf(argument)}'.", "PositionalParameterNotFound", InvalidArgument, invocation, extent,
            TextOf(argument));

    public static ParameterBindingException MissingArgument(BindableParameter parameter, InvocationInfo? invocation, IScriptExtent? extent)
        => new($"Missing an argument for parameter '{parameter.Name}'. Specify a parameter of type '{parameter.Type}' and try again.",
            "MissingArgument", InvalidArgument, invocation, extent, parameter.Name, parameter.Type);

    public static ParameterBindingException AlreadyBound(BindableParameter parameter, InvocationInfo? invocation, IScriptExtent? extent)
        => new($"Cannot bind parameter because parameter '{parameter.Name}' is specified more than once. To provide multiple values to parameters that can accept multiple values, use the array syntax. For example, \"-parameter value1,value2,value3\".",
            "ParameterAlreadyBound", InvalidArgument, invocation, extent, parameter.Name, parameter.Type);

    public static ParameterBindingException AmbiguousSet(InvocationInfo? invocation)
        => new("Parameter set cannot be resolved using the specified named parameters. One or more parameters issued cannot be used together or an insufficient number of parameters were provided.",
            "AmbiguousParameterSet", InvalidArgument, invocation);

    public static ParameterBindingException MissingMandatory(IReadOnlyList<BindableParameter> missing, InvocationInfo? invocation)
        => new($"Cannot process command because of one or more missing mandatory parameters:{string.Join(",", missing.Select(static p => " " + p.Name)).Replace(", ", " ", StringComparison.Ordinal)}.",
            "MissingMandatoryParameter", InvalidArgument, invocation, null, string.Join(" ", missing.Select(static p => p.Name)));

    public static ParameterBindingException InputObjectNotBound(InvocationInfo? invocation, object? input)
        => new("The input object cannot be bound to any parameters for the command either because the command does not take pipeline input or the input and its properties do not match any of the parameters that take pipeline input.",
            "InputObjectNotBound", InvalidArgument, invocation, target: input);

    public static ParameterBindingException InputObjectMissingMandatory(IReadOnlyList<BindableParameter> missing, InvocationInfo? invocation, object? input)
        => new($"The input object cannot be bound because it did not contain the information required to bind all mandatory parameters: {string.Concat(missing.Select(static p => " " + p.Name))}",
            "InputObjectMissingMandatory", InvalidArgument, invocation, null, string.Join(" ", missing.Select(static p => p.Name)), target: input);

    public static ParameterBindingException Null(BindableParameter parameter, InvocationInfo? invocation, IScriptExtent? extent)
        => NotAllowed(parameter, "it is null", "ParameterArgumentValidationErrorNullNotAllowed", invocation, extent);

    public static ParameterBindingException EmptyString(BindableParameter parameter, InvocationInfo? invocation, IScriptExtent? extent)
        => NotAllowed(parameter, "it is an empty string", "ParameterArgumentValidationErrorEmptyStringNotAllowed", invocation, extent);

    public static ParameterBindingException EmptyCollection(BindableParameter parameter, bool isArray, InvocationInfo? invocation, IScriptExtent? extent)
        => isArray
            ? NotAllowed(parameter, "it is an empty array", "ParameterArgumentValidationErrorEmptyArrayNotAllowed", invocation, extent)
            : NotAllowed(parameter, "it is an empty collection", "ParameterArgumentValidationErrorEmptyCollectionNotAllowed", invocation, extent);

    public static ParameterBindingException Validation(BindableParameter parameter, Exception reason, Type? given, InvocationInfo? invocation, IScriptExtent? extent)
        => new ParameterBindingValidationException($"Cannot validate argument on parameter '{parameter.Name}'. {reason.Message}",
            "ParameterArgumentValidationError", invocation, extent, parameter.Name, parameter.Type, given, reason);

    public static ParameterBindingException Transformation(BindableParameter parameter, Exception reason, Type? given, InvocationInfo? invocation, IScriptExtent? extent)
        => new ParameterBindingArgumentTransformationException($"Cannot process argument transformation on parameter '{parameter.Name}'. {reason.Message}",
            invocation, extent, parameter.Name, parameter.Type, given, reason);

    /// <summary>A conversion failed that has a reason to tell.</summary>
    public static ParameterBindingException CannotConvertBecause(BindableParameter parameter, Exception reason, Type? given, InvocationInfo? invocation, IScriptExtent? extent)
        => new($"Cannot bind parameter '{parameter.Name}'. {reason.Message}", "CannotConvertArgumentNoMessage", InvalidArgument, invocation, extent,
            parameter.Name, parameter.Type, given, reason);

    /// <summary>A value is of a kind that the parameter never takes.</summary>
    public static ParameterBindingException CannotConvert(BindableParameter parameter, Type? given, string details, InvocationInfo? invocation, IScriptExtent? extent, Exception? reason = null)
        => new($"Cannot convert '{given?.FullName ?? "null"}' to the type '{parameter.Type.FullName}' required by parameter '{parameter.Name}'. {details}",
            "CannotConvertArgument", InvalidArgument, invocation, extent, parameter.Name, parameter.Type, given, reason);

    public static ParameterBindingException MismatchedPSTypeName(BindableParameter parameter, Type? given, InvocationInfo? invocation, IScriptExtent? extent)
        => new($"Cannot bind argument to parameter '{parameter.Name}', because PSTypeNames of the argument do not match the PSTypeName required by the parameter: {parameter.PSTypeName}.",
            "MismatchedPSTypeName", InvalidArgument, invocation, extent, parameter.Name, parameter.Type, given);

    public static ParameterBindingException ScriptBlockWithoutInput(BindableParameter parameter, InvocationInfo? invocation, IScriptExtent? extent)
        => new($"Cannot evaluate parameter '{parameter.Name}' because its argument is specified as a script block and there is no input. A script block cannot be evaluated without input.",
            "ScriptBlockArgumentNoInput", ErrorCategory.MetadataError, invocation, extent, parameter.Name, parameter.Type);

    public static ParameterBindingException ScriptBlockFailed(BindableParameter parameter, Exception reason, InvocationInfo? invocation, IScriptExtent? extent)
        => new($"Cannot evaluate parameter '{parameter.Name}' because its argument input could not be evaluated. {reason.Message}",
            "ScriptBlockArgumentInvocationFailed", InvalidArgument, invocation, extent, parameter.Name, parameter.Type, null, reason);

    public static ParameterBindingException SetFailed(BindableParameter parameter, Exception reason, InvocationInfo? invocation, IScriptExtent? extent)
        => new($"Cannot bind parameter '{parameter.Name}' to the target. {reason.Message}", "ParameterBindingFailed", ErrorCategory.WriteError, invocation, extent,
            parameter.Name, parameter.Type, null, reason);

    public static ParameterBindingException DynamicParameters(Exception reason, InvocationInfo? invocation)
        => new($"Cannot retrieve the dynamic parameters for the cmdlet. {reason.Message}", "GetDynamicParametersException", InvalidArgument, invocation,
            innerException: reason);

    private static ParameterBindingException NotAllowed(BindableParameter parameter, string why, string id, InvocationInfo? invocation, IScriptExtent? extent)
        => new ParameterBindingValidationException($"Cannot bind argument to parameter '{parameter.Name}' because {why}.", id, invocation, extent,
            parameter.Name, parameter.Type, null, null);

    private static string TextOf(object? argument)
        => argument is null ? "$null" : argument as string ?? PSObject.AsPSObject(argument).ToString();
}
