namespace System.Management.Automation.Runtime;

/// <summary>What the binder binds to: a cmdlet's properties, or the slots of a script function's scope.</summary>
internal interface IBindingTarget
{
    void SetParameter(BindableParameter parameter, object? value);

    /// <summary>The present value, so that what one pipeline object changed can be undone for the next.</summary>
    object? GetParameter(BindableParameter parameter);

    /// <summary>The object with GetDynamicParameters' result: a RuntimeDefinedParameterDictionary, or an object with attributes; null for none.</summary>
    object? GetDynamicParameters();
}
