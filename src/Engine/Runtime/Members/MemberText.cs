using System.Management.Automation.Runtime;
using System.Reflection;
using System.Text;

namespace System.Management.Automation;

/// <summary>Members as <c>Get-Member</c> defines them.</summary>
internal static class MemberText
{
    /// <summary>A full type name as its accelerator, where there is one.</summary>
    public static string ShortTypeName(string typeName)
        => TypeResolver.TryResolve(typeName, out var type) ? TypeText.Short(type) : typeName;

    public static string Signature(MethodBase method, string? name = null)
    {
        var builder = new StringBuilder();
        if (method.IsStatic)
        {
            builder.Append("static ");
        }

        builder.Append(method is MethodInfo info ? TypeText.Short(info.ReturnType) : TypeText.Of(method.DeclaringType!)).Append(' ');
        if (method is MethodInfo { IsPublic: false } && method.Name.LastIndexOf('.') is > 0 and var dot)
        {
            builder.Append(method.Name, 0, dot + 1);
        }

        builder.Append(name ?? (method is ConstructorInfo ? "new" : method.Name));
        if (method.IsGenericMethodDefinition)
        {
            builder.Append('[').AppendJoin(',', Array.ConvertAll(method.GetGenericArguments(), static t => t.Name)).Append(']');
        }

        return AppendParameters(builder, method.GetParameters()).ToString();
    }

    private static StringBuilder AppendParameters(StringBuilder builder, ParameterInfo[] parameters)
    {
        builder.Append('(');
        for (var i = 0; i < parameters.Length; i++)
        {
            var parameter = parameters[i];
            if (i > 0)
            {
                builder.Append(", ");
            }

            if (parameter.IsDefined(typeof(ParamArrayAttribute), false))
            {
                builder.Append("Params ");
            }

            builder.Append(TypeText.Short(parameter.ParameterType)).Append(' ').Append(parameter.Name);
            if (parameter.HasDefaultValue)
            {
                builder.Append(" = ").Append(parameter.DefaultValue switch
                {
                    null => "null",
                    string text => $"\"{text}\"",
                    Enum member => $"{TypeText.Short(member.GetType())}.{member}",
                    _ => ValueText.Of(parameter.DefaultValue),
                });
            }
        }

        return builder.Append(')');
    }
}
