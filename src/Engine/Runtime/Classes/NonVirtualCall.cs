using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Runtime;

/// <summary>Delegates that call one exact method or constructor on an existing object, made once for each.</summary>
internal static class NonVirtualCall
{
    private static readonly ConditionalWeakTable<MethodBase, Func<object?, object?[], object?>> Known = [];

    public static Func<object?, object?[], object?> Of(MethodBase method) => Known.GetValue(method, Make);

    private static Func<object?, object?[], object?> Make(MethodBase method)
    {
        var call = new DynamicMethod(method.Name, typeof(object), [typeof(object), typeof(object[])], method.Module, skipVisibility: true);
        var il = call.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(method.DeclaringType!.IsValueType ? OpCodes.Unbox : OpCodes.Castclass, method.DeclaringType);
        var parameters = method.GetParameters();
        for (var i = 0; i < parameters.Length; i++)
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Ldc_I4, i);
            il.Emit(OpCodes.Ldelem_Ref);
            il.Emit(OpCodes.Unbox_Any, parameters[i].ParameterType);
        }

        var returns = typeof(void);
        if (method is ConstructorInfo constructor)
        {
            il.Emit(OpCodes.Call, constructor);
        }
        else
        {
            il.Emit(OpCodes.Call, (MethodInfo)method);
            returns = ((MethodInfo)method).ReturnType;
        }

        if (returns == typeof(void))
        {
            il.Emit(OpCodes.Ldnull);
        }
        else if (returns.IsValueType)
        {
            il.Emit(OpCodes.Box, returns);
        }

        il.Emit(OpCodes.Ret);
        return call.CreateDelegate<Func<object?, object?[], object?>>();
    }
}
