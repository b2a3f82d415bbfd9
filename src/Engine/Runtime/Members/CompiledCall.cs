using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Runtime;

/// <summary>Code that calls one method or constructor directly, for calls that have turned out to be hot: reflection checks its arguments
/// anew each time.</summary>
internal static class CompiledCall
{
    /// <summary>Calls of an overload before code is made for it; making it costs about as much as a few thousand calls by reflection.</summary>
    public const int Threshold = 200;

    private static readonly MethodInfo _boxInt = typeof(Boxes).GetMethod(nameof(Boxes.Int))!;
    private static readonly MethodInfo _boxBool = typeof(Boxes).GetMethod(nameof(Boxes.Bool))!;
    private static readonly MethodInfo _boxChar = typeof(Boxes).GetMethod(nameof(Boxes.Char))!;

    /// <summary>The code, taking a target and arguments that have exactly the parameters' types; null for a method that needs reflection.</summary>
    public static Func<object?, object?[], object?>? TryMake(MethodBase method)
    {
        if (!RuntimeFeature.IsDynamicCodeCompiled || !CanEmit(method))
        {
            return null;
        }

        var call = new DynamicMethod(method.Name, typeof(object), [typeof(object), typeof(object[])], typeof(CompiledCall).Module, skipVisibility: true);
        var il = call.GetILGenerator();
        EmitTarget(il, method);
        var parameters = method.GetParameters();
        for (var i = 0; i < parameters.Length; i++)
        {
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Ldc_I4, i);
            il.Emit(OpCodes.Ldelem_Ref);
            il.Emit(OpCodes.Unbox_Any, parameters[i].ParameterType);
        }

        EmitCall(il, method);
        il.Emit(OpCodes.Ret);
        return call.CreateDelegate<Func<object?, object?[], object?>>();
    }

    private static bool CanEmit(MethodBase method)
    {
        var owner = method.DeclaringType;
        return owner is not null && !owner.ContainsGenericParameters && !method.ContainsGenericParameters && !owner.IsByRefLike
            && (method.CallingConvention & CallingConventions.VarArgs) == 0
            && Array.TrueForAll(method.GetParameters(), static parameter => IsPlain(parameter.ParameterType))
            && (method is not MethodInfo info || IsPlain(info.ReturnType));
    }

    private static bool IsPlain(Type type) => !type.IsByRef && !type.IsPointer && !type.IsByRefLike && !type.IsFunctionPointer;

    private static void EmitTarget(ILGenerator il, MethodBase method)
    {
        if (method.IsStatic || method is ConstructorInfo)
        {
            return;
        }

        il.Emit(OpCodes.Ldarg_0);
        il.Emit(method.DeclaringType!.IsValueType ? OpCodes.Unbox : OpCodes.Castclass, method.DeclaringType);
    }

    private static void EmitCall(ILGenerator il, MethodBase method)
    {
        if (method is ConstructorInfo constructor)
        {
            il.Emit(OpCodes.Newobj, constructor);
            EmitBox(il, constructor.DeclaringType!);
            return;
        }

        var info = (MethodInfo)method;
        il.Emit(info.IsStatic || info.DeclaringType!.IsValueType ? OpCodes.Call : OpCodes.Callvirt, info);
        if (info.ReturnType == typeof(void))
        {
            il.Emit(OpCodes.Ldnull);
        }
        else
        {
            EmitBox(il, info.ReturnType);
        }
    }

    private static void EmitBox(ILGenerator il, Type type)
    {
        if (type == typeof(int))
        {
            il.Emit(OpCodes.Call, _boxInt);
        }
        else if (type == typeof(bool))
        {
            il.Emit(OpCodes.Call, _boxBool);
        }
        else if (type == typeof(char))
        {
            il.Emit(OpCodes.Call, _boxChar);
        }
        else if (type.IsValueType)
        {
            il.Emit(OpCodes.Box, type);
        }
    }
}
