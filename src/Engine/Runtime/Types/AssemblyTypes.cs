using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>Finds types by full name in what is loaded, and in those assemblies of the framework that nobody has loaded yet.</summary>
internal static class AssemblyTypes
{
    // Facades that forward to the assemblies in which types really are.
    private static readonly string[] _facades = ["netstandard", "System", "System.Core", "mscorlib", "System.Web.HttpUtility", "System.Security"];

    public static Type? Find(string fullName)
    {
        if (FindLoaded(fullName, ignoreCase: false) is { } exact)
        {
            return exact;
        }

        // Framework names are looked for before the slow search without regard to case goes over all assemblies.
        return FindInFramework(fullName, ignoreCase: false) ?? FindLoaded(fullName, ignoreCase: true) ?? FindInFramework(fullName, ignoreCase: true);
    }

    private static Type? FindLoaded(string fullName, bool ignoreCase)
    {
        if (typeof(object).Assembly.GetType(fullName, false, ignoreCase) is { IsVisible: true } core)
        {
            return core;
        }

        foreach (var assembly in AppDomain.CurrentDomain.GetAssemblies())
        {
            if (assembly.IsDynamic && assembly.FullName!.StartsWith("PowerShell Class Assembly", StringComparison.Ordinal))
            {
                continue;
            }

            if (assembly.GetType(fullName, false, ignoreCase) is { } type && (type.IsVisible || IsReachable(type)))
            {
                return type;
            }
        }

        return null;
    }

    /// <summary>Accelerators are reached by reflection although the type is internal.</summary>
    private static bool IsReachable(Type type) => type == typeof(TypeAccelerators);

    private static Type? FindInFramework(string fullName, bool ignoreCase)
    {
        if (!fullName.StartsWith("System.", StringComparison.OrdinalIgnoreCase) && !fullName.StartsWith("Microsoft.", StringComparison.OrdinalIgnoreCase))
        {
            return null;
        }

        // The assembly is mostly named after the namespace or a part of it.
        for (var name = fullName; name.Length > 0; name = name.LastIndexOf('.') is > 0 and var dot ? name[..dot] : string.Empty)
        {
            if (name.Contains('`', StringComparison.Ordinal) || name.Contains('+', StringComparison.Ordinal))
            {
                continue;
            }

            if (FindIn(name, fullName, ignoreCase) is { } type)
            {
                return type;
            }
        }

        foreach (var facade in _facades)
        {
            if (FindIn(facade, fullName, ignoreCase) is { } type)
            {
                return type;
            }
        }

        return null;
    }

    private static Type? FindIn(string assemblyName, string fullName, bool ignoreCase)
    {
        var path = Path.Combine(Path.GetDirectoryName(typeof(object).Assembly.Location) ?? string.Empty, assemblyName + ".dll");
        if (!File.Exists(path))
        {
            return null;
        }

        try
        {
            return Assembly.Load(new AssemblyName(assemblyName)).GetType(fullName, false, ignoreCase) is { IsVisible: true } type ? type : null;
        }
        catch (Exception e) when (e is FileNotFoundException or FileLoadException or BadImageFormatException)
        {
            // A file beside the framework that is no assembly of it.
            return null;
        }
    }
}
