namespace System.Management.Automation;

/// <summary>Where modules are looked for.</summary>
public class ModuleIntrinsics
{
    internal ModuleIntrinsics()
    {
    }

    /// <summary>The PSModulePath of a process that has none: the user's modules, the machine's, the engine's own.</summary>
    public static string GetModulePath(string? currentProcessModulePath, string? hklmMachineModulePath, string? hkcuUserModulePath)
    {
        if (!string.IsNullOrEmpty(currentProcessModulePath))
        {
            return currentProcessModulePath;
        }

        string?[] parts =
        [
            hkcuUserModulePath ?? UserPath,
            hklmMachineModulePath ?? SharedPath,
            Path.Combine(AppContext.BaseDirectory, "Modules"),
        ];
        return string.Join(Path.PathSeparator, parts.Where(static part => !string.IsNullOrEmpty(part)));
    }

    private static string UserPath => OperatingSystem.IsWindows()
        ? Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments), "PowerShell", "Modules")
        : Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData), "powershell", "Modules");

    private static string SharedPath => OperatingSystem.IsWindows()
        ? Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.ProgramFiles), "PowerShell", "Modules")
        : "/usr/local/share/powershell/Modules";
}
