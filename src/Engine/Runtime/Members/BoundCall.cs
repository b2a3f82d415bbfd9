using System.Globalization;
using System.Management.Automation.Internal;
using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>One overload, chosen for arguments of certain types: converts them, calls, writes references back.</summary>
internal sealed class BoundCall
{
    private readonly string _name;
    private readonly MethodCandidate _candidate;
    private readonly bool _expanded;
    private readonly bool _hasReferences;
    private readonly ConstructorInvoker? _constructor;
    private readonly MethodInvoker? _method;
    private readonly bool _returnsNothing;
    private Func<object?, object?[], object?>? _compiled;
    private int _calls;

    public BoundCall(string name, MethodCandidate candidate, bool expanded, bool isValueDependent)
    {
        _name = name;
        _candidate = candidate;
        _expanded = expanded;
        IsValueDependent = isValueDependent;
        _hasReferences = Array.Exists(candidate.Types, static t => t.IsByRef);
        if (candidate.Method is ConstructorInfo constructor)
        {
            _name = ".ctor";
            _constructor = ConstructorInvoker.Create(constructor);
        }
        else
        {
            var method = (MethodInfo)candidate.Method;
            _returnsNothing = method.ReturnType == typeof(void);
            _method = MethodInvoker.Create(method);
        }
    }

    public MethodBase Method => _candidate.Method;

    /// <summary>The choice depends on an argument's value, not its type alone: it must not be remembered.</summary>
    public bool IsValueDependent { get; }

    public static Type? TypeOfArgument(object? argument)
    {
        if (argument is not PSObject wrapper)
        {
            return argument?.GetType();
        }

        return ReferenceEquals(argument, AutomationNull.Value) ? null : wrapper.ImmediateBaseObject is PSCustomObject ? typeof(PSObject) : wrapper.BaseObject.GetType();
    }

    public bool CanBind(object?[] arguments)
    {
        try
        {
            Bind(arguments);
            return true;
        }
        catch (MethodException)
        {
            return false;
        }
    }

    public object? Invoke(object? target, object?[] arguments)
    {
        var bound = Bind(arguments);
        object? result;
        try
        {
            if (_compiled is { } compiled)
            {
                result = compiled(target, bound);
            }
            else
            {
                result = _constructor is not null ? _constructor.Invoke(bound.AsSpan()) : _method!.Invoke(target, bound.AsSpan());
                if (++_calls == CompiledCall.Threshold && !_hasReferences)
                {
                    _compiled = CompiledCall.TryMake(_candidate.Method);
                }
            }
        }
        catch (Exception e) when (MemberError.IsScriptFailure(e) && !IsTransparent(e))
        {
            throw MemberError.Invocation(_name, arguments.Length, e);
        }

        if (_hasReferences)
        {
            WriteBack(arguments, bound);
        }

        return _returnsNothing ? AutomationNull.Value : result;
    }

    /// <summary>Errors of a script class's own code, and those by which a command ends itself, are the script's: nothing is put around them.</summary>
    private bool IsTransparent(Exception e)
        => _candidate.Method.DeclaringType is { } owner
            && (owner.Assembly.IsDynamic || (owner == typeof(Cmdlet) && e is CmdletInvocationException or ActionPreferenceStopException));

    /// <summary>The arguments as the parameters want them: converted, gathered, defaults filled in.</summary>
    public object?[] Bind(object?[] arguments)
    {
        var types = _candidate.Types;
        if (!_expanded && arguments.Length == types.Length && !_hasReferences && FitAsTheyAre(arguments, types))
        {
            return arguments;
        }

        var bound = new object?[types.Length];
        var plain = _expanded ? types.Length - 1 : Math.Min(arguments.Length, types.Length);
        for (var i = 0; i < plain; i++)
        {
            bound[i] = Convert(arguments[i], types[i], i);
        }

        if (_expanded)
        {
            bound[^1] = Gather(arguments, types[^1].GetElementType()!, plain);
            return bound;
        }

        for (var i = plain; i < types.Length; i++)
        {
            bound[i] = Default(_candidate.Parameters[i]);
        }

        return bound;
    }

    private static bool FitAsTheyAre(object?[] arguments, Type[] types)
    {
        for (var i = 0; i < arguments.Length; i++)
        {
            var argument = arguments[i];
            if (argument is null || argument.GetType() != types[i])
            {
                return false;
            }
        }

        return true;
    }

    private static object? Default(ParameterInfo parameter)
    {
        if (parameter.HasDefaultValue && parameter.DefaultValue is { } value && value is not Missing)
        {
            return parameter.ParameterType.IsEnum ? Enum.ToObject(parameter.ParameterType, value) : value;
        }

        return parameter.ParameterType.IsValueType && Nullable.GetUnderlyingType(parameter.ParameterType) is null
            ? Activator.CreateInstance(parameter.ParameterType)
            : null;
    }

    private Array Gather(object?[] arguments, Type elementType, int from)
    {
        var array = Array.CreateInstance(elementType, arguments.Length - from);
        for (var i = from; i < arguments.Length; i++)
        {
            array.SetValue(Convert(arguments[i], elementType, i), i - from);
        }

        return array;
    }

    private object? Convert(object? argument, Type type, int position)
    {
        if (type.IsByRef)
        {
            return Operators.Bare(argument) is PSReference reference
                ? FromReference(reference, type.GetElementType()!, position)
                : throw MemberError.NeedsReference(position + 1);
        }

        if (argument is Language.NullString && !type.IsValueType)
        {
            return null;
        }

        if (argument is PSReference direct && type != typeof(PSReference) && type != typeof(object))
        {
            argument = direct.Value;
        }

        if (argument is PSObject wrapper)
        {
            if (ReferenceEquals(argument, AutomationNull.Value))
            {
                argument = null;
            }
            else if (type != typeof(PSObject) && wrapper.ImmediateBaseObject is not PSCustomObject && type == typeof(object))
            {
                return wrapper.Bag is null ? wrapper.BaseObject : wrapper;
            }
        }

        if (argument is null)
        {
            if (!type.IsValueType || Nullable.GetUnderlyingType(type) is not null)
            {
                // NullString is how a script passes a null string.
                return type == typeof(string) ? string.Empty : null;
            }
        }
        else if (argument.GetType() == type || type == typeof(object))
        {
            return argument;
        }

        try
        {
            return Conversion.Convert(argument, type, CultureInfo.InvariantCulture);
        }
        catch (PSInvalidCastException e)
        {
            var parameters = _candidate.Parameters;
            throw MemberError.BadArgument(parameters[Math.Min(position, parameters.Length - 1)].Name ?? string.Empty, argument, _name, type, e);
        }
    }

    private object? FromReference(PSReference reference, Type type, int position)
    {
        var parameter = _candidate.Parameters[position];
        if (parameter.IsOut && !parameter.IsIn)
        {
            return type.IsValueType ? Activator.CreateInstance(type) : null;
        }

        return reference.Value is null && !type.IsValueType ? null : Convert(reference.Value, type, position);
    }

    private void WriteBack(object?[] arguments, object?[] bound)
    {
        for (var i = 0; i < _candidate.Types.Length && i < arguments.Length; i++)
        {
            if (_candidate.Types[i].IsByRef && Operators.Bare(arguments[i]) is PSReference reference)
            {
                reference.Value = bound[i];
            }
        }
    }
}
