using System.Management.Automation.Runtime;

namespace System.Management.Automation.Internal;

/// <summary>What the emitted method of a PowerShell class calls. Public only because emitted code must be able to.</summary>
public class ScriptBlockMemberMethodWrapper
{
    private readonly ClassMemberCode _code;

    internal ScriptBlockMemberMethodWrapper(ClassMemberCode code) => _code = code;

    /// <summary>Runs a constructor, or a method without result.</summary>
    public void InvokeHelper(object? instance, object? sessionStateInternal, object[] args) => Invoke(instance, args);

    /// <summary>Runs a method and converts what it returned.</summary>
    public T InvokeHelperT<T>(object? instance, object? sessionStateInternal, object[] args) => Invoke(instance, args) switch
    {
        T value => value,
        var other => LanguagePrimitives.ConvertTo<T>(other),
    };

    internal object? Invoke(object? instance, object?[] args) => _code.Invoke(instance, args);
}
