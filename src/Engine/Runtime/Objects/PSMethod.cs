using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>A method that the base object has by itself, all overloads together.</summary>
public class PSMethod : PSMethodInfo
{
    private readonly object? _target;

    internal PSMethod(MethodGroup group, object? target)
    {
        SetMemberName(group.Name);
        Group = group;
        _target = target;
    }

    public override PSMemberTypes MemberType => PSMemberTypes.Method;

    public override Collection<string> OverloadDefinitions => Group.Definitions();

    public override string TypeNameOfValue => typeof(PSMethod).FullName!;

    internal MethodGroup Group { get; }

    public override PSMemberInfo Copy() => CopyTo(NewFor(Group, _target));

    public override object? Invoke(params object?[] arguments)
    {
        ArgumentNullException.ThrowIfNull(arguments);
        return Group.Invoke(_target, arguments, null);
    }

    public override string ToString() => string.Join(", ", OverloadDefinitions);

    internal static PSMethod NewFor(MethodGroup group, object? target) => new PSMethod<object>(group, target);

    /// <summary>A delegate to the overload that has the delegate's parameters.</summary>
    internal bool TryCreateDelegate(Type delegateType, out Delegate? result)
    {
        result = null;
        var invoke = delegateType.GetMethod("Invoke")!;
        var types = Array.ConvertAll(invoke.GetParameters(), static p => p.ParameterType);
        foreach (var candidate in Group.Candidates)
        {
            if (candidate is not Reflection.MethodInfo method || method.IsGenericMethodDefinition)
            {
                continue;
            }

            var parameters = method.GetParameters();
            if (parameters.Length != types.Length)
            {
                continue;
            }

            result = method.IsStatic
                ? Delegate.CreateDelegate(delegateType, method, throwOnBindFailure: false)
                : Delegate.CreateDelegate(delegateType, _target, method, throwOnBindFailure: false);
            if (result is not null)
            {
                return true;
            }
        }

        return false;
    }
}
