using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>One place in a script that calls a method: remembers the overload chosen for the last types of target and arguments.</summary>
internal sealed class InvokeMemberSite
{
    private readonly string _name;
    private readonly bool _isStatic;
    private readonly InvocationConstraints? _constraints;
    private Entry? _entry;

    /// <param name="name">The method; <c>new</c> on a type calls a constructor.</param>
    /// <param name="isStatic">Written with <c>::</c>.</param>
    /// <param name="constraints">Casts and type arguments; null for none.</param>
    public InvokeMemberSite(string name, bool isStatic, InvocationConstraints? constraints = null)
    {
        _name = name;
        _isStatic = isStatic;
        _constraints = constraints;
    }

    public string Name => _name;

    /// <summary>Calls the method. A method without result gives AutomationNull.</summary>
    public object? Invoke(object? target, object?[] arguments, ExecutionContext context)
    {
        var entry = _entry;
        if (target is not null && entry is not null)
        {
            if (_isStatic ? ReferenceEquals(entry.Target, target) : ReferenceEquals(entry.Target, target.GetType()))
            {
                if (entry.Fits(arguments) && (_isStatic || entry.Epoch == InstanceMembers.Epoch))
                {
                    return entry.Call.Invoke(_isStatic ? null : target, arguments);
                }
            }
        }

        return _isStatic ? InvokeStatic(target, arguments) : InvokeInstance(target, arguments, context);
    }

    private object? InvokeStatic(object? target, object?[] arguments)
    {
        var bare = Operators.Bare(target);
        if (bare is null)
        {
            throw MemberError.NullCall();
        }

        var type = bare as Type ?? bare.GetType();
        var group = TypeMembers.OfStatics(type).FindMethod(_name);
        if (group is null && _name.Equals("new", StringComparison.OrdinalIgnoreCase))
        {
            return Construct(type, target, arguments);
        }

        if (group is null)
        {
            if (TypeMembers.OfStatics(type).FindProperty(_name) is { } property && property.Get(null) is Delegate callable)
            {
                return MethodCalls.InvokeDelegate(callable, _name, arguments);
            }

            throw OperatorError.MethodNotFound(type, _name);
        }

        var call = group.Resolve(arguments, _constraints);
        Remember(target is Type ? target : null, arguments, call);
        return call.Invoke(null, arguments);
    }

    private object? Construct(Type type, object? target, object?[] arguments)
    {
        if (arguments.Length == 0 && type.IsValueType && type.GetConstructor(Type.EmptyTypes) is null && type != typeof(void))
        {
            return Activator.CreateInstance(type);
        }

        var call = MethodGroup.ForConstructors(type).Resolve(arguments, _constraints);
        Remember(target is Type ? target : null, arguments, call);
        return call.Invoke(null, arguments);
    }

    private object? InvokeInstance(object? target, object?[] arguments, ExecutionContext context)
    {
        if (target is null || ReferenceEquals(target, AutomationNull.Value))
        {
            throw MemberError.NullCall();
        }

        if (target is not PSObject && !InstanceMembers.MayHave(target.GetType()) && context.Types.For(target.GetType()).Find(_name) is null
            && TypeMembers.OfInstances(target.GetType()).FindMethod(_name) is { } group)
        {
            var call = group.Resolve(arguments, _constraints);
            Remember(target.GetType(), arguments, call);
            return call.Invoke(target, arguments);
        }

        return MethodCalls.Invoke(target, _name, arguments, _constraints, context);
    }

    private void Remember(object? target, object?[] arguments, BoundCall call)
    {
        if (target is not null && !call.IsValueDependent)
        {
            _entry = new Entry(target, Array.ConvertAll(arguments, BoundCall.TypeOfArgument), call, InstanceMembers.Epoch);
        }
    }

    /// <param name="Target">The type of the target, or for static calls the type itself.</param>
    /// <param name="Types">Types of the arguments.</param>
    /// <param name="Call">The overload.</param>
    /// <param name="Epoch">When it was chosen.</param>
    private sealed record Entry(object Target, Type?[] Types, BoundCall Call, int Epoch)
    {
        public bool Fits(object?[] arguments)
        {
            var types = Types;
            if (arguments.Length != types.Length)
            {
                return false;
            }

            for (var i = 0; i < arguments.Length; i++)
            {
                var argument = arguments[i];
                var type = argument is PSObject ? BoundCall.TypeOfArgument(argument) : argument?.GetType();
                if (!ReferenceEquals(types[i], type))
                {
                    return false;
                }
            }

            return true;
        }
    }
}
