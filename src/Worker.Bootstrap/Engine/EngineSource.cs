using System.Reflection;
using System.Runtime.Loader;

namespace Microsoft.Azure.Functions.PowerShellWorker.Engine;

/// <summary>The folder that the PowerShell engine is loaded from.</summary>
internal sealed class EngineSource
{
    private const string EngineAssembly = "System.Management.Automation";
    private static readonly Version OldestVersion = new(7, 4);

    private readonly string _folder;
    private readonly string _settingText;
    private readonly bool _isEmbedded;

    private EngineSource(string folder, string settingText, bool isEmbedded)
    {
        _folder = folder;
        _settingText = settingText;
        _isEmbedded = isEmbedded;
    }

    /// <summary>The folder the setting names, or <c>engine/</c> beside the worker.</summary>
    public static EngineSource Choose(PowerShellHomeSetting? setting, string baseFolder) => setting is null
        ? new EngineSource(Path.Combine(baseFolder, "engine"), "embedded engine", isEmbedded: true)
        : new EngineSource(ToFullPath(setting), $"from {setting.Source}", isEmbedded: false);

    /// <summary>Loads the engine and has everything that belongs to it come from the same folder.</summary>
    /// <exception cref="StartException">The folder holds no usable PowerShell.</exception>
    public LoadedEngine Load()
    {
        var path = Path.Combine(_folder, EngineAssembly + ".dll");
        if (!Directory.Exists(_folder))
        {
            throw Unusable("the folder does not exist");
        }

        if (!File.Exists(path))
        {
            throw Unusable($"it holds no {EngineAssembly}.dll");
        }

        Assembly assembly;
        try
        {
            EngineResolver.Use(_folder);
            assembly = AssemblyLoadContext.Default.LoadFromAssemblyPath(path);
        }
        catch (Exception exception) when (exception is BadImageFormatException or FileLoadException or UnauthorizedAccessException)
        {
            throw Unusable($"its {EngineAssembly}.dll cannot be loaded: {exception.Message}", exception);
        }

        var version = ReadVersion(assembly);
        if (assembly.GetName().Name != EngineAssembly || version is null)
        {
            throw Unusable($"its {EngineAssembly}.dll is not a PowerShell engine");
        }

        if (Version.TryParse(version.Split('-')[0], out var number) && number < OldestVersion)
        {
            throw Unusable($"it is PowerShell {version}, and the worker needs {OldestVersion} or newer");
        }

        return new LoadedEngine(version, _folder, _isEmbedded);
    }

    /// <summary>The product version, without the commit that follows it.</summary>
    private static string? ReadVersion(Assembly assembly)
    {
        var text = assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion;
        return text is null ? null : text.Split(' ', '+')[0];
    }

    private static string ToFullPath(PowerShellHomeSetting setting)
    {
        try
        {
            return Path.GetFullPath(setting.Folder);
        }
        catch (ArgumentException exception)
        {
            throw new StartException($"'{setting.Folder}' ({setting.Source}) is not a folder name: {exception.Message}", exception);
        }
    }

    private StartException Unusable(string reason, Exception? exception = null) => new(
        $"Cannot use the PowerShell in '{_folder}' ({_settingText}): {reason}. "
        + (_isEmbedded
            ? "Install the worker again: its folder is incomplete."
            : $"Name the folder that $PSHOME shows in PowerShell {OldestVersion} or newer, or remove the setting to use the embedded engine."),
        exception);
}
