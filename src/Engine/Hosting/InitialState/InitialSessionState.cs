using System.Collections.ObjectModel;
using Microsoft.PowerShell;
using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Runspaces;

/// <summary>What a runspace holds when it opens: commands, variables, providers, modules to import.</summary>
/// <remarks>The engine's own commands, aliases and variables are shared tables: a state holds only what was added or taken away, and
/// lists the shared entries when somebody looks.</remarks>
public partial class InitialSessionState
{
    private readonly List<ModuleSpecification> _modules = [];
    private InitialSessionStateEntryCollection<SessionStateAssemblyEntry>? _assemblies;
    private InitialSessionStateEntryCollection<SessionStateCommandEntry>? _commands;
    private InitialSessionStateEntryCollection<SessionStateVariableEntry>? _environment;
    private InitialSessionStateEntryCollection<SessionStateFormatEntry>? _formats;
    private InitialSessionStateEntryCollection<SessionStateProviderEntry>? _providers;
    private InitialSessionStateEntryCollection<SessionStateTypeEntry>? _types;
    private InitialSessionStateEntryCollection<SessionStateVariableEntry>? _variables;
    private HashSet<string>? _startupScripts;

    protected InitialSessionState()
    {
    }

    public virtual InitialSessionStateEntryCollection<SessionStateAssemblyEntry> Assemblies => _assemblies ??= new();

    public virtual AuthorizationManager AuthorizationManager { get; set; } = new("Microsoft.PowerShell");

    public virtual InitialSessionStateEntryCollection<SessionStateCommandEntry> Commands
        => _commands ??= HasDefaults ? new(DefaultEntries.Commands()) : new();

    public bool DisableFormatUpdates { get; set; }

    public virtual InitialSessionStateEntryCollection<SessionStateVariableEntry> EnvironmentVariables => _environment ??= new();

    /// <summary>Kept for its readers: this engine runs every script that the file system lets it read.</summary>
    public ExecutionPolicy ExecutionPolicy { get; set; } = ExecutionPolicy.Default;

    public virtual InitialSessionStateEntryCollection<SessionStateFormatEntry> Formats => _formats ??= new();

    public PSLanguageMode LanguageMode { get; set; } = PSLanguageMode.NoLanguage;

    /// <summary>Modules to import when the runspace opens.</summary>
    public ReadOnlyCollection<ModuleSpecification> Modules => new(_modules);

    public virtual InitialSessionStateEntryCollection<SessionStateProviderEntry> Providers
        => _providers ??= HasDefaults ? new(DefaultEntries.Providers()) : new();

    public virtual HashSet<string> StartupScripts => _startupScripts ??= [];

    public PSThreadOptions ThreadOptions { get; set; }

    public bool ThrowOnRunspaceOpenError { get; set; }

    public string? TranscriptDirectory { get; set; }

    public virtual InitialSessionStateEntryCollection<SessionStateTypeEntry> Types => _types ??= new();

    public bool UseFullLanguageModeInDebugger { get; set; }

    public virtual InitialSessionStateEntryCollection<SessionStateVariableEntry> Variables
        => _variables ??= HasDefaults ? new(DefaultEntries.Variables()) : new();

    /// <summary>The engine's own commands, variables and providers belong to the state.</summary>
    internal bool HasDefaults { get; private set; }

    internal InitialSessionStateEntryCollection<SessionStateAssemblyEntry>? AssembliesIfAny => _assemblies;

    internal InitialSessionStateEntryCollection<SessionStateCommandEntry>? CommandsIfAny => _commands;

    internal InitialSessionStateEntryCollection<SessionStateVariableEntry>? EnvironmentVariablesIfAny => _environment;

    internal InitialSessionStateEntryCollection<SessionStateFormatEntry>? FormatsIfAny => _formats;

    internal InitialSessionStateEntryCollection<SessionStateProviderEntry>? ProvidersIfAny => _providers;

    internal InitialSessionStateEntryCollection<SessionStateTypeEntry>? TypesIfAny => _types;

    internal InitialSessionStateEntryCollection<SessionStateVariableEntry>? VariablesIfAny => _variables;

    internal HashSet<string>? StartupScriptsIfAny => _startupScripts;

    internal List<ModuleSpecification> ModuleList => _modules;

    /// <summary>Nothing at all: not even a language.</summary>
    public static InitialSessionState Create() => new();

    public static InitialSessionState CreateDefault() => new() { HasDefaults = true, LanguageMode = PSLanguageMode.FullLanguage };

    public static InitialSessionState CreateDefault2() => new() { HasDefaults = true, LanguageMode = PSLanguageMode.FullLanguage };

    public InitialSessionState Clone()
    {
        var copy = (InitialSessionState)MemberwiseClone();
        copy.CopyCollections(this);
        return copy;
    }

    public void ImportPSModule(params string[] name)
    {
        ArgumentNullException.ThrowIfNull(name);
        foreach (var item in name)
        {
            _modules.Add(new ModuleSpecification(item));
        }
    }

    public void ImportPSModule(IEnumerable<ModuleSpecification> modules)
    {
        ArgumentNullException.ThrowIfNull(modules);
        _modules.AddRange(modules);
    }

    /// <summary>Imports every module that has a folder in <paramref name="path"/>.</summary>
    public void ImportPSModulesFromPath(string path)
    {
        ArgumentException.ThrowIfNullOrEmpty(path);
        foreach (var directory in Directory.EnumerateDirectories(Environment.ExpandEnvironmentVariables(path)))
        {
            _modules.Add(new ModuleSpecification(directory));
        }
    }
}
