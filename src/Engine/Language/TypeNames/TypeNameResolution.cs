namespace System.Management.Automation.Language;

/// <summary>How simple type names become types. The runtime installs its resolver, which knows accelerators and using namespaces.</summary>
internal static class TypeNameResolution
{
    /// <summary>Null until the runtime is there; then types are looked for by their full names only.</summary>
    public static Func<TypeName, Type?>? Resolver { get; set; }

    public static Type? Resolve(TypeName name) => Resolver is { } resolver ? resolver(name) : FindByFullName(name);

    private static Type? FindByFullName(TypeName name)
    {
        var type = Type.GetType(name.FullName, throwOnError: false, ignoreCase: true);
        if (type is not null || name.AssemblyName is not null)
        {
            return type;
        }

        foreach (var assembly in AppDomain.CurrentDomain.GetAssemblies())
        {
            if (assembly.GetType(name.Name, throwOnError: false, ignoreCase: true) is { } found)
            {
                return found;
            }
        }

        return null;
    }
}
