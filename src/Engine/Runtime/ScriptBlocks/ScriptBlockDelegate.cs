using System.Linq.Expressions;
using System.Management.Automation.Internal;
using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>A script block as a .NET delegate: runs in the runspace of the thread that calls it, or else of the one that made it.</summary>
internal sealed class ScriptBlockDelegate
{
    private static readonly MethodInfo _invoke = typeof(ScriptBlockDelegate).GetMethod(nameof(Invoke), BindingFlags.Instance | BindingFlags.NonPublic)!;

    private static readonly System.Runtime.CompilerServices.ConditionalWeakTable<ScriptBlock, Dictionary<Type, Delegate>> _known = [];

    private readonly ScriptBlock _block;
    private readonly ExecutionContext? _context;

    private ScriptBlockDelegate(ScriptBlock block)
    {
        _block = block;
        _context = ExecutionContext.Current;
    }

    /// <summary>The same delegate each time, so that a handler can be removed again.</summary>
    public static Delegate Create(ScriptBlock block, Type delegateType)
    {
        var known = _known.GetValue(block, static _ => new());
        lock (known)
        {
            return known.TryGetValue(delegateType, out var made) ? made : known[delegateType] = Make(block, delegateType);
        }
    }

    private static Delegate Make(ScriptBlock block, Type delegateType)
    {
        var method = delegateType.GetMethod("Invoke") ?? throw new PSArgumentException($"'{delegateType}' is no delegate type that can be called.");
        var target = new ScriptBlockDelegate(block);
        var parameters = method.GetParameters().Select(static parameter => Expression.Parameter(parameter.ParameterType, parameter.Name)).ToArray();
        var arguments = Expression.NewArrayInit(typeof(object), parameters.Select(static parameter => Expression.Convert(parameter, typeof(object))));
        Expression body = Expression.Call(
            Expression.Constant(target), _invoke, arguments, Expression.Constant(method.ReturnType, typeof(Type)));
        body = method.ReturnType == typeof(void) ? body : Expression.Convert(body, method.ReturnType);
        // Made on demand by scripts that hand blocks to .NET, never at start; interpretation spares the compiler's start-up cost.
        return Expression.Lambda(delegateType, body, parameters).Compile(preferInterpretation: true);
    }

    private object? Invoke(object?[] arguments, Type returnType)
    {
        var outer = ExecutionContext.Current;
        var context = outer ?? _context ?? ExecutionContext.Required;
        ExecutionContext.Current = context;
        try
        {
            var call = new ScriptBlockCall { Arguments = arguments };
            if (arguments.Length > 0)
            {
                call.Underscore = arguments[^1];
            }

            if (arguments.Length == 2 && typeof(EventArgs).IsInstanceOfType(arguments[1]))
            {
                call.This = arguments[0];
            }

            var result = _block.InvokeValue(context, call);
            return returnType == typeof(void) ? null
                : LanguagePrimitives.ConvertTo(
                    ReferenceEquals(result, AutomationNull.Value) ? null : result, returnType, System.Globalization.CultureInfo.InvariantCulture);
        }
        finally
        {
            ExecutionContext.Current = outer;
        }
    }
}
