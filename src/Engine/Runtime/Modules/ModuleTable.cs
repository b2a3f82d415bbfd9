namespace System.Management.Automation.Runtime;

/// <summary>The modules of one runspace.</summary>
internal sealed partial class ModuleTable : IDisposable
{
    private readonly ExecutionContext _context;
    private readonly List<PSModuleInfo> _loaded = [];
    private readonly HashSet<string> _loading = new(StringComparer.OrdinalIgnoreCase);
    private readonly ModuleLoader _loader;

    public ModuleTable(ExecutionContext context)
    {
        _context = context;
        _loader = new ModuleLoader(context);
    }

    /// <summary>All that are loaded, nested ones too, in the order of loading.</summary>
    public IReadOnlyList<PSModuleInfo> Loaded => _loaded;

    public void Dispose() => _loaded.Clear();

    /// <summary>The loaded module of that name, path or name of a module that the code running now imported.</summary>
    public PSModuleInfo? FindLoaded(string name) =>
        _loaded.FindLast(m => m.Name.Equals(name, StringComparison.OrdinalIgnoreCase) || m.Path.Equals(name, StringComparison.OrdinalIgnoreCase));

    /// <summary>Loads a module unless that has been done, and gives its members to the target.</summary>
    /// <param name="name">A name, or a full path with or without extension.</param>
    /// <param name="options">How, and into what.</param>
    /// <exception cref="FileNotFoundException">No such module.</exception>
    public PSModuleInfo Import(string name, ModuleImportOptions options)
    {
        var module = Load(name, options);
        ModuleMembers.Import(module, options);
        return module;
    }

    /// <summary>Takes a new, dynamic module in.</summary>
    public void Add(PSModuleInfo module)
    {
        if (!_loaded.Contains(module))
        {
            _loaded.Add(module);
        }
    }

    /// <summary>Runs the module's OnRemove and takes its members out of every state that has them.</summary>
    public void Remove(PSModuleInfo module)
    {
        module.OnRemove?.InvokeReturnAsIs(module);
        foreach (var nested in module.NestedModules)
        {
            if (!_loaded.Exists(m => !ReferenceEquals(m, module) && m.NestedModules.Contains(nested)))
            {
                Remove(nested);
            }
        }

        _loaded.Remove(module);
        ModuleMembers.Remove(module, _context.GlobalState);
        foreach (var other in _loaded)
        {
            if (other.State is { } state)
            {
                ModuleMembers.Remove(module, state);
            }
        }

        _context.CommandVersion++;
    }

    private PSModuleInfo Load(string name, ModuleImportOptions options)
    {
        if (FindExisting(name, options) is { } existing)
        {
            if (!options.Force)
            {
                return existing;
            }

            Remove(existing);
        }

        if (!ModuleSearch.IsPath(name) && BuiltinModules.Find(name) is { } builtin)
        {
            Add(builtin);
            return builtin;
        }

        var file = (ModuleSearch.IsPath(name) ? ModuleSearch.FindByPath(name) : ModuleSearch.FindByName(name, options.IsWanted))
            ?? throw new FileNotFoundException(
                $"The specified module '{name}' was not loaded because no valid module file was found in any module directory.", name);
        if (FindByFile(file) is { } known)
        {
            if (!options.Force)
            {
                return known;
            }

            Remove(known);
        }

        if (!_loading.Add(file))
        {
            throw new InvalidOperationException($"The module '{file}' imports itself, directly or through other modules.");
        }

        try
        {
            var module = _loader.Load(file, options.Arguments, options.Target);
            Add(module);
            if (options.Target.Module is { } importer && !importer.NestedModules.Contains(module))
            {
                importer.AddNested(module);
            }

            return module;
        }
        finally
        {
            _loading.Remove(file);
        }
    }

    private PSModuleInfo? FindExisting(string name, ModuleImportOptions options) => ModuleSearch.IsPath(name)
        ? FindByFile(name)
        : _loaded.FindLast(m => m.Name.Equals(name, StringComparison.OrdinalIgnoreCase) && (options.IsWanted is null || options.IsWanted(m.Version)));

    private PSModuleInfo? FindByFile(string file) =>
        _loaded.FindLast(m => m.Path.Equals(file, OperatingSystem.IsWindows() ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal));
}
