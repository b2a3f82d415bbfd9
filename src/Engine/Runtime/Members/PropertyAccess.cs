using System.Globalization;
using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>Access to a .NET property: by reflection at first, by a typed delegate once it is hot.</summary>
internal sealed class PropertyAccess : IPropertyAccess
{
    private const int HotAfter = 3;

    private readonly PropertyInfo _property;
    private readonly MethodInfo? _getMethod;
    private readonly MethodInfo? _setMethod;
    private PropertyGetter? _getter;
    private PropertySetter? _setter;
    private int _gets;
    private int _sets;

    public PropertyAccess(PropertyInfo property)
    {
        _property = property;
        _getMethod = property.GetGetMethod(nonPublic: false) ?? (property.GetMethod is { IsPrivate: true, IsFinal: true } explicitGet ? explicitGet : null);
        _setMethod = property.GetSetMethod(nonPublic: false);
        if (property.PropertyType.IsByRefLike || property.PropertyType.IsPointer)
        {
            _getMethod = null;
            _setMethod = null;
        }
    }

    public bool CanRead => _getMethod is not null;

    public bool CanWrite => _setMethod is not null;

    public bool IsStatic => (_getMethod ?? _setMethod)?.IsStatic == true;

    public Type? ValueType => _property.PropertyType;

    public string ValueTypeName => TypeText.Of(_property.PropertyType);

    public PropertyInfo Property => _property;

    public object? Get(object? target)
    {
        try
        {
            if (_getter is { } getter)
            {
                return getter.Get(target!);
            }

            if (_getMethod is null)
            {
                return null;
            }

            if (++_gets >= HotAfter && !_getMethod.IsStatic)
            {
                _getter = PropertyGetter.TryCreate(_getMethod);
            }

            return _getMethod.Invoke(target, BindingFlags.DoNotWrapExceptions, null, null, CultureInfo.InvariantCulture);
        }
        catch (Exception e) when (MemberError.IsScriptFailure(e))
        {
            throw MemberError.GetFailed(_property.Name, e, "CatchFromBaseGetValue");
        }
    }

    public void Set(object? target, object? value)
    {
        if (_setMethod is null)
        {
            throw MemberError.ReadOnly(_property.Name);
        }

        var converted = ConvertForSet(_property.Name, value, _property.PropertyType);
        try
        {
            if (_setter is { } setter)
            {
                setter.Set(target!, converted);
                return;
            }

            if (++_sets >= HotAfter && !_setMethod.IsStatic)
            {
                _setter = PropertySetter.TryCreate(_setMethod);
            }

            _setMethod.Invoke(target, BindingFlags.DoNotWrapExceptions, null, [converted], CultureInfo.InvariantCulture);
        }
        catch (Exception e) when (MemberError.IsScriptFailure(e))
        {
            throw MemberError.SetFailed(_property.Name, e, "ExceptionWhenSetting");
        }
    }

    internal static object? ConvertForSet(string name, object? value, Type type)
    {
        if (value is not null && value.GetType() == type)
        {
            return value;
        }

        try
        {
            return type == typeof(object) ? value : value is Language.NullString ? null : LanguagePrimitives.ConvertTo(value, type, CultureInfo.InvariantCulture);
        }
        catch (PSInvalidCastException e)
        {
            throw MemberError.SetFailed(name, e, "ExceptionWhenSetting");
        }
    }
}
