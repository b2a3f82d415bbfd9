namespace System.Management.Automation.Runtime;

/// <summary>Finds script files and programs: by path, or along PATH.</summary>
internal sealed class FileCommandSearch
{
    private const UnixFileMode AnyExecute = UnixFileMode.UserExecute | UnixFileMode.GroupExecute | UnixFileMode.OtherExecute;

    private readonly ExecutionContext _context;
    private readonly Dictionary<string, CommandInfo> _found = new(StringComparer.Ordinal);
    private string? _pathOfCache;

    public FileCommandSearch(ExecutionContext context) => _context = context;

    public CommandInfo? Find(string name, CommandTypes types)
    {
        if (IsPath(name))
        {
            return AtPath(Resolve(name), types);
        }

        var path = Environment.GetEnvironmentVariable("PATH") ?? string.Empty;
        if (path != _pathOfCache)
        {
            _found.Clear();
            _pathOfCache = path;
        }

        if (_found.TryGetValue(name, out var known) && (known.CommandType & types) != 0 && File.Exists(known.Definition))
        {
            return known;
        }

        var command = AlongPath(name, types).FirstOrDefault();
        if (command is not null && command is not ExternalScriptInfo)
        {
            // Scripts are looked at again each time: their text may have changed.
            _found[name] = command;
        }

        return command;
    }

    public IEnumerable<CommandInfo> FindEvery(string name, CommandTypes types)
        => IsPath(name) ? AtPath(Resolve(name), types) is { } command ? [command] : [] : AlongPath(name, types);

    public IEnumerable<CommandInfo> FindAll(WildcardPattern pattern, CommandTypes types)
    {
        foreach (var directory in Directories())
        {
            foreach (var file in FilesOf(directory))
            {
                if (pattern.IsMatch(Path.GetFileName(file)) && AtPath(file, types) is { } command)
                {
                    yield return command;
                }
            }
        }
    }

    private static bool IsPath(string name) => name.AsSpan().ContainsAny('/', '\\') || Path.IsPathRooted(name) || name is "..";

    private static IEnumerable<string> Directories()
        => (Environment.GetEnvironmentVariable("PATH") ?? string.Empty)
            .Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);

    private static IEnumerable<string> FilesOf(string directory)
    {
        try
        {
            return Directory.EnumerateFiles(directory).ToArray();
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // PATH may well name directories that do not exist or that are not ours to read.
            return [];
        }
    }

    private IEnumerable<CommandInfo> AlongPath(string name, CommandTypes types)
    {
        foreach (var directory in Directories())
        {
            if (AtPath(Path.Combine(directory, name), types) is { } command)
            {
                yield return command;
            }
        }
    }

    private string Resolve(string name)
    {
        if (!OperatingSystem.IsWindows())
        {
            name = name.Replace('\\', '/');
        }

        if (name.StartsWith("~/", StringComparison.Ordinal))
        {
            name = Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), name[2..]);
        }

        return Path.GetFullPath(name, _context.CurrentDirectory);
    }

    private CommandInfo? AtPath(string path, CommandTypes types)
    {
        if ((types & CommandTypes.ExternalScript) != 0)
        {
            if (path.EndsWith(".ps1", StringComparison.OrdinalIgnoreCase))
            {
                return File.Exists(path) ? new ExternalScriptInfo(Path.GetFileName(path), path, _context.GlobalState) : null;
            }

            if (File.Exists(path + ".ps1"))
            {
                return new ExternalScriptInfo(Path.GetFileName(path) + ".ps1", path + ".ps1", _context.GlobalState);
            }
        }

        return (types & CommandTypes.Application) != 0 && ProgramAt(path) is { } program
            ? new ApplicationInfo(Path.GetFileName(program), program)
            : null;
    }

    private static string? ProgramAt(string path)
    {
        if (OperatingSystem.IsWindows())
        {
            if (File.Exists(path) && Path.HasExtension(path))
            {
                return path;
            }

            var extensions = (Environment.GetEnvironmentVariable("PATHEXT") ?? ".COM;.EXE;.BAT;.CMD").Split(';', StringSplitOptions.RemoveEmptyEntries);
            return extensions.Select(extension => path + extension).FirstOrDefault(File.Exists);
        }

        return File.Exists(path) && (File.GetUnixFileMode(path) & AnyExecute) != 0 ? path : null;
    }
}
