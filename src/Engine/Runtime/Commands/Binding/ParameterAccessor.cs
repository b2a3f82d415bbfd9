using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>Reads and writes one property or field of a cmdlet. Reflection at first; a compiled delegate once the parameter proves hot.</summary>
internal sealed class ParameterAccessor
{
    private const int CallsBeforeCompiling = 3;

    private readonly PropertyInfo? _property;
    private readonly FieldInfo? _field;
    private PropertySetter? _setter;
    private int _calls;

    public ParameterAccessor(MemberInfo member)
    {
        _property = member as PropertyInfo;
        _field = member as FieldInfo;
    }

    public object? Get(object target)
        => _field is not null ? _field.GetValue(target)
            : _property!.GetMethod is null ? null
            : _property.GetValue(target, BindingFlags.DoNotWrapExceptions, null, null, null);

    public void Set(object target, object? value)
    {
        if (_setter is { } setter)
        {
            setter.Set(target, value);
            return;
        }

        if (_field is not null)
        {
            _field.SetValue(target, value);
            return;
        }

        if (++_calls > CallsBeforeCompiling)
        {
            _setter = PropertySetter.Create(_property!);
        }

        _property!.SetValue(target, value, BindingFlags.DoNotWrapExceptions, null, null, null);
    }

    private abstract class PropertySetter
    {
        public abstract void Set(object target, object? value);

        public static PropertySetter Create(PropertyInfo property)
            => (PropertySetter)Activator.CreateInstance(
                typeof(PropertySetter<,>).MakeGenericType(property.DeclaringType!, property.PropertyType), property.SetMethod)!;
    }

    private sealed class PropertySetter<TTarget, TValue>(MethodInfo setMethod) : PropertySetter
        where TTarget : class
    {
        private readonly Action<TTarget, TValue> _set = setMethod.CreateDelegate<Action<TTarget, TValue>>();

        public override void Set(object target, object? value) => _set((TTarget)target, value is null ? default! : (TValue)value);
    }
}
