using System.Reflection;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Runtime;

/// <summary>A compiled write of a property; the value has the property's type already.</summary>
internal abstract class PropertySetter
{
    public abstract void Set(object target, object? value);

    public static PropertySetter? TryCreate(MethodInfo setter)
    {
        var owner = setter.DeclaringType!;
        var type = setter.GetParameters()[^1].ParameterType;
        return owner.IsValueType || type.IsByRef || type.IsByRefLike || type.IsPointer || owner.ContainsGenericParameters || setter.GetParameters().Length != 1
            ? null
            : (PropertySetter)Activator.CreateInstance(typeof(OfClass<,>).MakeGenericType(owner, type), setter)!;
    }

    private sealed class OfClass<TTarget, TValue>(MethodInfo setter) : PropertySetter
        where TTarget : class
    {
        private readonly Action<TTarget, TValue> _set = setter.CreateDelegate<Action<TTarget, TValue>>();

        public override void Set(object target, object? value) => _set(Unsafe.As<TTarget>(target), (TValue)value!);
    }
}
