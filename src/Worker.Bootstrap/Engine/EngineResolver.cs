using System.Reflection;
using System.Runtime.InteropServices;
using System.Runtime.Loader;

namespace Microsoft.Azure.Functions.PowerShellWorker.Engine;

/// <summary>Finds assemblies and native libraries of the engine in its own folder, as an installed PowerShell does for itself.</summary>
internal static class EngineResolver
{
    private static string s_folder = "";

    /// <summary>From now on what nothing else provides is looked for in <paramref name="folder"/>.</summary>
    public static void Use(string folder)
    {
        s_folder = folder;
        AssemblyLoadContext.Default.Resolving += ResolveAssembly;
        AssemblyLoadContext.Default.ResolvingUnmanagedDll += ResolveNativeLibrary;
    }

    private static Assembly? ResolveAssembly(AssemblyLoadContext context, AssemblyName name)
    {
        if (name.Name is not { Length: > 0 } simpleName)
        {
            return null;
        }

        var path = string.IsNullOrEmpty(name.CultureName)
            ? Path.Combine(s_folder, simpleName + ".dll")
            : Path.Combine(s_folder, name.CultureName, simpleName + ".dll");
        return File.Exists(path) ? context.LoadFromAssemblyPath(path) : null;
    }

    /// <summary>Installed PowerShells keep native libraries beside the assemblies, or under <c>runtimes</c> as packages do.</summary>
    private static IntPtr ResolveNativeLibrary(Assembly assembly, string name)
    {
        string[] folders = [s_folder, Path.Combine(s_folder, "runtimes", RuntimeInformation.RuntimeIdentifier, "native")];
        foreach (var folder in folders)
        {
            foreach (var file in NativeFileNames(name))
            {
                if (NativeLibrary.TryLoad(Path.Combine(folder, file), out var handle))
                {
                    return handle;
                }
            }
        }

        return IntPtr.Zero;
    }

    private static string[] NativeFileNames(string name)
    {
        if (OperatingSystem.IsWindows())
        {
            return [name, name + ".dll"];
        }

        var extension = OperatingSystem.IsMacOS() ? ".dylib" : ".so";
        return [name, name + extension, "lib" + name + extension];
    }
}
