using System.Reflection;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Runtime;

/// <summary>A compiled read of a property. Delegates are made of the getter itself, so that no code is emitted.</summary>
internal abstract class PropertyGetter
{
    public abstract object? Get(object target);

    public static PropertyGetter? TryCreate(MethodInfo getter)
    {
        var owner = getter.DeclaringType!;
        var type = getter.ReturnType;
        if (owner.IsByRefLike || type.IsByRef || type.IsByRefLike || type.IsPointer || owner.ContainsGenericParameters)
        {
            return null;
        }

        var kind = owner.IsValueType ? typeof(OfStruct<,>) : type == typeof(int) ? typeof(OfClassInt<>) : type == typeof(bool) ? typeof(OfClassBool<>) : typeof(OfClass<,>);
        var closed = kind.GetGenericArguments().Length == 1 ? kind.MakeGenericType(owner) : kind.MakeGenericType(owner, type);
        return (PropertyGetter)Activator.CreateInstance(closed, getter)!;
    }

    private sealed class OfClass<TTarget, TValue>(MethodInfo getter) : PropertyGetter
        where TTarget : class
    {
        private readonly Func<TTarget, TValue> _get = getter.CreateDelegate<Func<TTarget, TValue>>();

        public override object? Get(object target) => _get(Unsafe.As<TTarget>(target));
    }

    private sealed class OfClassInt<TTarget>(MethodInfo getter) : PropertyGetter
        where TTarget : class
    {
        private readonly Func<TTarget, int> _get = getter.CreateDelegate<Func<TTarget, int>>();

        public override object? Get(object target) => Boxes.Int(_get(Unsafe.As<TTarget>(target)));
    }

    private sealed class OfClassBool<TTarget>(MethodInfo getter) : PropertyGetter
        where TTarget : class
    {
        private readonly Func<TTarget, bool> _get = getter.CreateDelegate<Func<TTarget, bool>>();

        public override object? Get(object target) => Boxes.Bool(_get(Unsafe.As<TTarget>(target)));
    }

    private sealed class OfStruct<TTarget, TValue>(MethodInfo getter) : PropertyGetter
        where TTarget : struct
    {
        private readonly StructGetter _get = getter.CreateDelegate<StructGetter>();

        private delegate TValue StructGetter(ref TTarget target);

        public override object? Get(object target) => _get(ref Unsafe.Unbox<TTarget>(target));
    }
}
