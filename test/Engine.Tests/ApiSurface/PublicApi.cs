using System.Reflection;
using System.Runtime.InteropServices;

namespace Engine.Tests.ApiSurface;

/// <summary>The public types and members of an assembly, each as one line of text that holds its whole signature.</summary>
internal sealed class PublicApi : IDisposable
{
    private const BindingFlags Declared =
        BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly;

    private readonly MetadataLoadContext _context;

    public PublicApi(string assemblyPath)
    {
        var framework = Directory.GetFiles(RuntimeEnvironment.GetRuntimeDirectory(), "*.dll");
        _context = new MetadataLoadContext(new PathAssemblyResolver([.. framework, assemblyPath]));
        foreach (var type in _context.LoadFromAssemblyPath(assemblyPath).GetExportedTypes())
        {
            Types[type.FullName!] = [.. Members(type)];
            Namespaces[type.FullName!] = type.Namespace ?? "";
        }
    }

    /// <summary>Signatures of the members, by full name of the type.</summary>
    public Dictionary<string, HashSet<string>> Types { get; } = [];

    public Dictionary<string, string> Namespaces { get; } = [];

    public void Dispose() => _context.Dispose();

    public static string Signature(MethodBase method)
    {
        var returns = method is MethodInfo info ? Name(info.ReturnType) : "void";
        var generic = method.IsGenericMethod ? "`" + method.GetGenericArguments().Length : "";
        return $"{(method.IsStatic ? "static " : "")}{returns} {method.Name}{generic}({string.Join(", ", method.GetParameters().Select(Parameter))})";
    }

    private static IEnumerable<string> Members(Type type)
    {
        foreach (var method in type.GetConstructors(Declared).Cast<MethodBase>().Concat(type.GetMethods(Declared)).Where(IsVisible))
        {
            yield return Signature(method);
        }

        foreach (var field in type.GetFields(Declared).Where(f => (f.IsPublic || f.IsFamily || f.IsFamilyOrAssembly) && !f.IsSpecialName))
        {
            var value = field.IsLiteral ? " = " + field.GetRawConstantValue() : "";
            yield return $"{(field.IsStatic ? "static " : "")}{Name(field.FieldType)} {field.Name}{value}";
        }
    }

    private static bool IsVisible(MethodBase method) =>
        (method.IsPublic || method.IsFamily || method.IsFamilyOrAssembly) && !(method.IsStatic && method.IsConstructor) && method.Name != "Finalize";

    private static string Parameter(ParameterInfo parameter) =>
        (parameter.IsOut && parameter.ParameterType.IsByRef ? "out " : "") + Name(parameter.ParameterType);

    private static string Name(Type type)
    {
        if (type.IsByRef)
        {
            return "ref " + Name(type.GetElementType()!);
        }

        if (type.IsArray)
        {
            return Name(type.GetElementType()!) + "[" + new string(',', type.GetArrayRank() - 1) + "]";
        }

        if (type.IsGenericParameter)
        {
            return type.Name;
        }

        var name = (type.Namespace ?? "") + "." + (type.IsNested ? type.DeclaringType!.Name + "+" : "") + type.Name;
        return type.IsGenericType ? $"{name}<{string.Join(", ", type.GetGenericArguments().Select(Name))}>" : name;
    }
}
