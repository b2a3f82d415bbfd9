using System.Management.Automation.Internal;
using System.Management.Automation.Language;
using System.Reflection;
using System.Reflection.Emit;
using MethodAttributes = System.Reflection.MethodAttributes;

namespace System.Management.Automation.Runtime;

internal sealed partial class ClassEmitter
{
    private static readonly MethodInfo InvokeHelper =
        typeof(ScriptBlockMemberMethodWrapper).GetMethod(nameof(ScriptBlockMemberMethodWrapper.InvokeHelper))!;

    private static readonly MethodInfo InvokeHelperT =
        typeof(ScriptBlockMemberMethodWrapper).GetMethod(nameof(ScriptBlockMemberMethodWrapper.InvokeHelperT))!;

    private void DefineMethod(FunctionMemberAst ast)
    {
        var returns = ast.ReturnType is null ? typeof(void) : _names.Resolve(ast.ReturnType);
        var parameters = ParameterTypes(ast);
        var attributes = MethodAttributes.Public | MethodAttributes.HideBySig
            | (ast.IsStatic ? MethodAttributes.Static : MethodAttributes.Virtual);
        var method = _type.DefineMethod(ast.Name, attributes, returns, parameters);
        NameParameters(ast, method.DefineParameter);
        if (ast.IsHidden)
        {
            method.SetCustomAttribute(Hidden);
        }

        foreach (var attribute in ast.Attributes.OfType<AttributeAst>())
        {
            method.SetCustomAttribute(AttributeEmitter.Build(attribute));
        }

        var wrapper = DefineWrapper(ast.Name, new ScriptBlockMemberMethodWrapper(ClassMemberCode.Of(ast, _definition)));
        EmitCall(method.GetILGenerator(), wrapper, ast.IsStatic, parameters, returns);
    }

    private void DefineConstructor(FunctionMemberAst ast, List<(MethodInfo Setter, FieldBuilder Wrapper, Type Type)> initializers)
    {
        var parameters = ParameterTypes(ast);
        var constructor = _type.DefineConstructor(
            MethodAttributes.Public | MethodAttributes.HideBySig, CallingConventions.Standard, parameters);
        NameParameters(ast, constructor.DefineParameter);
        if (ast.IsHidden)
        {
            constructor.SetCustomAttribute(Hidden);
        }

        if (parameters.Length == 0)
        {
            _names.AddDefaultConstructor(_type, constructor);
        }

        var il = constructor.GetILGenerator();

        // With ": base(...)" the call is the first statement of the body, because its arguments are script.
        if (!CallsBase(ast))
        {
            EmitDefaultBaseCall(il, ast.Extent);
        }

        EmitInitializers(il, initializers);
        var wrapper = DefineWrapper(ast.Name, new ScriptBlockMemberMethodWrapper(ClassMemberCode.Of(ast, _definition)));
        EmitCall(il, wrapper, isStatic: false, parameters, typeof(void));
    }

    private void DefineStaticConstructor(FunctionMemberAst ast)
    {
        var constructor = _type.DefineConstructor(
            MethodAttributes.Static | MethodAttributes.Private, CallingConventions.Standard, Type.EmptyTypes);
        var wrapper = DefineWrapper(ast.Name, new ScriptBlockMemberMethodWrapper(ClassMemberCode.Of(ast, _definition)));
        EmitCall(constructor.GetILGenerator(), wrapper, isStatic: true, [], typeof(void));
    }

    private void DefineDefaultConstructor(List<(MethodInfo Setter, FieldBuilder Wrapper, Type Type)> initializers)
    {
        var constructor = _type.DefineConstructor(
            MethodAttributes.Public | MethodAttributes.HideBySig, CallingConventions.Standard, Type.EmptyTypes);
        _names.AddDefaultConstructor(_type, constructor);
        var il = constructor.GetILGenerator();
        EmitDefaultBaseCall(il, _definition.Extent);
        EmitInitializers(il, initializers);
        il.Emit(OpCodes.Ret);
    }

    private void EmitDefaultBaseCall(ILGenerator il, IScriptExtent extent)
    {
        var constructor = DefaultConstructorOf(_base)
            ?? throw new ParseException([new ParseError(extent, "BaseClassNoDefaultCtor",
                $"Class '{_definition.Name}' does not call a constructor of its base class '{_base.Name}', which has none without parameters.")]);
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Call, constructor);
    }

    private ConstructorInfo? DefaultConstructorOf(Type type)
    {
        // A base that is itself being made answers no questions but this one.
        if (type is TypeBuilder builder)
        {
            return _names.DefaultConstructorOf(builder);
        }

        if (type.IsConstructedGenericType && type.GetGenericArguments().Any(a => a is TypeBuilder))
        {
            var open = type.GetGenericTypeDefinition().GetConstructor([]);
            return open is null ? null : TypeBuilder.GetConstructor(type, open);
        }

        return type.GetConstructor(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, Type.EmptyTypes);
    }

    private static void EmitInitializers(ILGenerator il, List<(MethodInfo Setter, FieldBuilder Wrapper, Type Type)> initializers)
    {
        foreach (var (setter, wrapper, type) in initializers)
        {
            il.Emit(OpCodes.Ldarg_0);
            il.Emit(OpCodes.Ldsfld, wrapper);
            il.Emit(OpCodes.Ldarg_0);
            il.Emit(OpCodes.Ldnull);
            EmitNoArguments(il);
            il.Emit(OpCodes.Callvirt, InvokeHelperT.MakeGenericMethod(type));
            il.Emit(OpCodes.Call, setter);
        }
    }

    private static void EmitCall(ILGenerator il, FieldBuilder wrapper, bool isStatic, Type[] parameters, Type returns)
    {
        il.Emit(OpCodes.Ldsfld, wrapper);
        il.Emit(isStatic ? OpCodes.Ldnull : OpCodes.Ldarg_0);
        il.Emit(OpCodes.Ldnull);
        if (parameters.Length == 0)
        {
            EmitNoArguments(il);
        }
        else
        {
            il.Emit(OpCodes.Ldc_I4, parameters.Length);
            il.Emit(OpCodes.Newarr, typeof(object));
            for (var i = 0; i < parameters.Length; i++)
            {
                il.Emit(OpCodes.Dup);
                il.Emit(OpCodes.Ldc_I4, i);
                il.Emit(OpCodes.Ldarg, (short)(isStatic ? i : i + 1));
                if (parameters[i].IsValueType)
                {
                    il.Emit(OpCodes.Box, parameters[i]);
                }

                il.Emit(OpCodes.Stelem_Ref);
            }
        }

        il.Emit(OpCodes.Callvirt, returns == typeof(void) ? InvokeHelper : InvokeHelperT.MakeGenericMethod(returns));
        il.Emit(OpCodes.Ret);
    }

    private static void EmitNoArguments(ILGenerator il) =>
        il.Emit(OpCodes.Call, typeof(Array).GetMethod(nameof(Array.Empty))!.MakeGenericMethod(typeof(object)));

    private Type[] ParameterTypes(FunctionMemberAst ast) => [.. ast.Parameters.Select(p => p.Attributes.OfType<TypeConstraintAst>().FirstOrDefault()).Select(_names.Resolve)];

    private static void NameParameters(FunctionMemberAst ast, Func<int, ParameterAttributes, string, ParameterBuilder> define)
    {
        for (var i = 0; i < ast.Parameters.Count; i++)
        {
            define(i + 1, ParameterAttributes.None, ast.Parameters[i].Name.VariablePath.UserPath);
        }
    }

    private static bool CallsBase(FunctionMemberAst ast) =>
        ast.Body.EndBlock?.Statements.FirstOrDefault() is CommandExpressionAst { Expression: BaseCtorInvokeMemberExpressionAst }
            or PipelineAst { PipelineElements: [CommandExpressionAst { Expression: BaseCtorInvokeMemberExpressionAst }] };
}
