using System.Management.Automation.Language;

namespace System.Management.Automation;

/// <summary>A validation attribute rejected an argument.</summary>
internal sealed class ParameterBindingValidationException(
    string message, string errorId, InvocationInfo? invocation, IScriptExtent? extent, string parameterName, Type? parameterType, Type? typeSpecified, Exception? innerException)
    : ParameterBindingException(message, errorId, ErrorCategory.InvalidData, invocation, extent,
        parameterName, parameterType, typeSpecified, innerException);
