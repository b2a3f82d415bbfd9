using System.Management.Automation.Internal;
using System.Management.Automation.Language;
using System.Reflection;
using System.Reflection.Emit;
using MethodAttributes = System.Reflection.MethodAttributes;

namespace System.Management.Automation.Runtime;

internal sealed partial class ClassEmitter
{
    private static readonly MethodInfo ValidateSetProperty = typeof(ClassOps).GetMethod(nameof(ClassOps.ValidateSetProperty))!;
    private static readonly MethodInfo TypeFromHandle = typeof(Type).GetMethod(nameof(Type.GetTypeFromHandle))!;

    private void DefineProperty(PropertyMemberAst ast, List<(MethodInfo Setter, FieldBuilder Wrapper, Type Type)> initializers)
    {
        var type = _names.Resolve(ast.PropertyType);
        var field = _type.DefineField(
            $"<{ast.Name}>k__BackingField", type, FieldAttributes.Private | (ast.IsStatic ? FieldAttributes.Static : 0));
        var property = _type.DefineProperty(ast.Name, Reflection.PropertyAttributes.None, type, null);
        if (ast.IsHidden)
        {
            property.SetCustomAttribute(Hidden);
        }

        var isValidated = false;
        foreach (var attribute in ast.Attributes)
        {
            property.SetCustomAttribute(AttributeEmitter.Build(attribute));
            var attributeType = attribute.TypeName.GetReflectionAttributeType();
            isValidated |= typeof(ValidateArgumentsAttribute).IsAssignableFrom(attributeType)
                || typeof(ArgumentTransformationAttribute).IsAssignableFrom(attributeType);
        }

        property.SetGetMethod(DefineGetter(ast, type, field));
        var setter = DefineSetter(ast, type, field, isValidated);
        property.SetSetMethod(setter);

        if (ast.InitialValue is { } initial)
        {
            var value = new ScriptBlockMemberMethodWrapper(ClassMemberCode.Of(initial, _definition));
            if (ast.IsStatic)
            {
                _staticValues.Add((ast, value));
            }
            else
            {
                initializers.Add((setter, DefineWrapper(ast.Name, value), type));
            }
        }
    }

    private MethodBuilder DefineGetter(PropertyMemberAst ast, Type type, FieldBuilder field)
    {
        var getter = _type.DefineMethod("get_" + ast.Name, AccessorAttributes(ast), type, Type.EmptyTypes);
        var il = getter.GetILGenerator();
        if (ast.IsStatic)
        {
            il.Emit(OpCodes.Ldsfld, field);
        }
        else
        {
            il.Emit(OpCodes.Ldarg_0);
            il.Emit(OpCodes.Ldfld, field);
        }

        il.Emit(OpCodes.Ret);
        return getter;
    }

    private MethodBuilder DefineSetter(PropertyMemberAst ast, Type type, FieldBuilder field, bool isValidated)
    {
        var setter = _type.DefineMethod("set_" + ast.Name, AccessorAttributes(ast), typeof(void), [type]);
        var il = setter.GetILGenerator();
        var value = ast.IsStatic ? OpCodes.Ldarg_0 : OpCodes.Ldarg_1;
        if (isValidated)
        {
            il.Emit(OpCodes.Ldtoken, _type);
            il.Emit(OpCodes.Call, TypeFromHandle);
            il.Emit(OpCodes.Ldstr, ast.Name);
            il.Emit(value);
            il.Emit(OpCodes.Box, type);
            il.Emit(OpCodes.Call, ValidateSetProperty);
        }

        if (ast.IsStatic)
        {
            il.Emit(OpCodes.Ldarg_0);
            il.Emit(OpCodes.Stsfld, field);
        }
        else
        {
            il.Emit(OpCodes.Ldarg_0);
            il.Emit(OpCodes.Ldarg_1);
            il.Emit(OpCodes.Stfld, field);
        }

        il.Emit(OpCodes.Ret);
        return setter;
    }

    private static MethodAttributes AccessorAttributes(PropertyMemberAst ast) =>
        MethodAttributes.Public | MethodAttributes.SpecialName | MethodAttributes.HideBySig
        | (ast.IsStatic ? MethodAttributes.Static : MethodAttributes.Virtual);
}
