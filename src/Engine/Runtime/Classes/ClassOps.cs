using System.Management.Automation.Runtime;
using System.Reflection;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Internal;

/// <summary>What emitted classes need at run time. Public only because emitted code must be able to call it.</summary>
public static class ClassOps
{
    /// <summary>Runs a base class's constructor on an object whose own constructor is under way.</summary>
    public static void CallBaseCtor(object? target, ConstructorInfo ci, params object[] args)
    {
        ArgumentNullException.ThrowIfNull(ci);
        NonVirtualCall.Of(ci).Invoke(target, args);
    }

    /// <summary>Calls exactly this method, whatever overrides it.</summary>
    public static object? CallMethodNonVirtually(object? target, MethodInfo mi, params object[] args)
    {
        ArgumentNullException.ThrowIfNull(mi);
        return NonVirtualCall.Of(mi).Invoke(target, args);
    }

    /// <inheritdoc cref="CallMethodNonVirtually"/>
    public static void CallVoidMethodNonVirtually(object? target, MethodInfo mi, params object[] args) =>
        CallMethodNonVirtually(target, mi, args);

    /// <summary>Holds a value against the validation attributes of a property.</summary>
    /// <exception cref="ValidationMetadataException">One of them refuses it.</exception>
    public static void ValidateSetProperty(Type type, string propertyName, object? value)
    {
        ArgumentNullException.ThrowIfNull(type);
        var property = type.GetProperty(propertyName, BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly)!;
        foreach (var attribute in property.GetCustomAttributes<ValidateArgumentsAttribute>())
        {
            attribute.ValidateInternal(value, ExecutionContext.Required.EngineIntrinsics!);
        }
    }
}
