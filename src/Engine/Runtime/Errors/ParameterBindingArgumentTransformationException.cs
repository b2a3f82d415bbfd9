using System.Management.Automation.Language;

namespace System.Management.Automation;

/// <summary>A transformation attribute, or the type of a script function's parameter, rejected an argument.</summary>
internal sealed class ParameterBindingArgumentTransformationException(
    string message, InvocationInfo? invocation, IScriptExtent? extent, string parameterName, Type? parameterType, Type? typeSpecified, Exception? innerException)
    : ParameterBindingException(message, "ParameterArgumentTransformationError", ErrorCategory.InvalidData, invocation, extent,
        parameterName, parameterType, typeSpecified, innerException);
