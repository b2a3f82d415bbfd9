using System.Text;

namespace System.Management.Automation.Runtime;

/// <summary>Names of types in PowerShell's notation.</summary>
internal static class TypeText
{
    /// <summary>As errors show a type: reflection's own notation.</summary>
    public static string Of(Type type) => type.IsByRef ? Of(type.GetElementType()!) : type.ToString();

    /// <summary>As <c>[string]$type</c> shows it: the accelerator when there is one.</summary>
    public static string Short(Type type)
    {
        if (type.IsGenericParameter)
        {
            return type.Name;
        }

        if (type.IsByRef)
        {
            return $"[ref] {Short(type.GetElementType()!)}";
        }

        if (TypeAccelerators.TryGetName(type, out var accelerator))
        {
            return accelerator;
        }

        if (type.IsArray)
        {
            return $"{Short(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]";
        }

        if (type.IsGenericType && !type.IsGenericTypeDefinition)
        {
            return Generic(type);
        }

        return type.FullName ?? type.Name;
    }

    private static string Generic(Type type)
    {
        var definition = type.GetGenericTypeDefinition();
        var name = definition.FullName ?? definition.Name;
        var arguments = type.GetGenericArguments();
        var builder = new StringBuilder();
        var tick = name.IndexOf('`');
        if (tick < 0)
        {
            return name;
        }

        builder.Append(name, 0, tick);
        var end = tick + 1;
        while (end < name.Length && char.IsAsciiDigit(name[end]))
        {
            end++;
        }

        builder.Append(name, end, name.Length - end);
        builder.Append('[');
        for (var i = 0; i < arguments.Length; i++)
        {
            builder.Append(i == 0 ? string.Empty : ",").Append(Short(arguments[i]));
        }

        return builder.Append(']').ToString();
    }
}
