using System.Collections.Concurrent;
using System.Management.Automation.Language;

namespace System.Management.Automation.Runtime;

internal sealed partial class ModuleTable
{
    // What a file exports as far as its text tells, by path and time of writing; shared by all runspaces.
    private static readonly ConcurrentDictionary<(string File, DateTime Written), IReadOnlyList<string>> Analyzed = new();

    // One pass over the folders of the path, kept until the path itself changes.
    private static volatile SearchResult? _search;

    private bool _isAutoLoading;

    /// <summary>Imports the module along PSModulePath that exports a command, if there is one.</summary>
    public bool TryAutoLoad(string commandName)
    {
        if (_isAutoLoading || IsAutoLoadingOff())
        {
            return false;
        }

        foreach (var file in FilesAlongThePath())
        {
            if (FindByFile(file) is null && Exports(file, commandName) && TryImport(file))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>For a module-qualified name: imports the module if it can be found.</summary>
    public bool TryAutoLoadModule(string moduleName)
    {
        if (_isAutoLoading || IsAutoLoadingOff() || FindLoaded(moduleName) is not null)
        {
            return false;
        }

        return ModuleSearch.FindByName(moduleName, null) is { } file && TryImport(file);
    }

    private bool TryImport(string file)
    {
        _isAutoLoading = true;
        try
        {
            Import(file, ModuleImportOptions.Into(_context.GlobalState));
            return true;
        }
        catch (Exception e) when (e is IOException or RuntimeException or PSInvalidOperationException or BadImageFormatException)
        {
            // The command stays unknown; why the module could not be loaded is worth a line.
            _context.CurrentStreams.Warning.Write(new WarningRecord($"The module '{file}' could not be loaded: {e.Message}"));
            return false;
        }
        finally
        {
            _isAutoLoading = false;
        }
    }

    private bool IsAutoLoadingOff() =>
        _context.GlobalState.GetVariableValue("PSModuleAutoLoadingPreference") is { } preference
        && LanguagePrimitives.TryConvertTo<PSModuleAutoLoadingPreference>(preference, out var value)
        && value == PSModuleAutoLoadingPreference.None;

    private static IReadOnlyList<string> FilesAlongThePath()
    {
        var path = Environment.GetEnvironmentVariable("PSModulePath") ?? "";
        var search = _search;
        if (search is null || search.Path != path || search.IsOld)
        {
            _search = search = new SearchResult(path, [.. ModuleSearch.All().Select(m => m.File)]);
        }

        return search.Files;
    }

    private static bool Exports(string file, string command)
    {
        var names = Analyzed.GetOrAdd((file, File.GetLastWriteTimeUtc(file)), static key => Analyze(key.File));
        foreach (var name in names)
        {
            if (name.Equals(command, StringComparison.OrdinalIgnoreCase))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Names a manifest lists, or, where it lists patterns, the functions that the script's text defines.</summary>
    private static IReadOnlyList<string> Analyze(string file)
    {
        try
        {
            switch (Path.GetExtension(file).ToLowerInvariant())
            {
                case ".psd1":
                    var manifest = ModuleManifest.Read(file);
                    string[] listed =
                    [
                        .. manifest.Texts("FunctionsToExport") ?? ["*"],
                        .. manifest.Texts("CmdletsToExport") ?? [],
                        .. manifest.Texts("AliasesToExport") ?? [],
                    ];
                    return Array.Exists(listed, WildcardPattern.ContainsWildcardCharacters) && manifest.RootModule is { } root
                        && ModuleSearch.FindByPath(manifest.FullPath(root)) is { } script && script.EndsWith(".psm1", StringComparison.OrdinalIgnoreCase)
                        ? [.. listed, .. Defined(script)]
                        : listed;
                case ".psm1":
                    return Defined(file);
                default:
                    // A binary module without manifest has to be named by Import-Module.
                    return [];
            }
        }
        catch (Exception e) when (e is IOException or RuntimeException or PSInvalidOperationException)
        {
            // A module that cannot be read exports nothing; Import-Module will say why.
            return [];
        }
    }

    private static IReadOnlyList<string> Defined(string script)
    {
        var ast = Parser.ParseFile(script, out _, out _);
        return [.. ast.FindAll(static a => a is FunctionDefinitionAst, searchNestedScriptBlocks: false).Select(a => ((FunctionDefinitionAst)a).Name)];
    }

    private sealed record SearchResult(string Path, IReadOnlyList<string> Files)
    {
        // Modules may be installed while the process runs.
        private static readonly TimeSpan Lifetime = TimeSpan.FromSeconds(10);
        private readonly long _made = Environment.TickCount64;

        public bool IsOld => Environment.TickCount64 - _made > Lifetime.TotalMilliseconds;
    }
}
