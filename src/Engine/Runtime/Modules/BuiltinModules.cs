using System.Collections.Concurrent;

namespace System.Management.Automation.Runtime;

/// <summary>PowerShell's own modules, as far as their commands are built into the engine.</summary>
internal static class BuiltinModules
{
    private static readonly ConcurrentDictionary<string, PSModuleInfo> Known = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>The module of that name, or null. Shared by all runspaces, because nothing of it can change.</summary>
    public static PSModuleInfo? Find(string name)
    {
        if (Known.TryGetValue(name, out var module))
        {
            return module;
        }

        var exact = BuiltinCommands.ModuleNames.FirstOrDefault(n => n.Equals(name, StringComparison.OrdinalIgnoreCase));
        if (exact is null)
        {
            return null;
        }

        module = new PSModuleInfo(exact, null, ModuleType.Manifest) { Version = new Version(7, 0, 0, 0) };
        module.Exports = new ModuleExports(
            [], [.. BuiltinCommands.All.Where(c => c.ModuleName.Equals(exact, StringComparison.OrdinalIgnoreCase))], [], []);
        return Known.GetOrAdd(exact, module);
    }

    public static bool IsBuiltin(PSModuleInfo module) => Known.TryGetValue(module.Name, out var known) && ReferenceEquals(known, module);
}
