namespace System.Management.Automation.Runtime;

/// <summary>Finds the file of a module: by path, or by name along PSModulePath.</summary>
internal static class ModuleSearch
{
    private static readonly string[] Extensions = [".psd1", ".psm1", ".dll"];

    /// <summary>Text that names a place rather than a module.</summary>
    public static bool IsPath(string name) =>
        name.AsSpan().ContainsAny('/', '\\') || name is "." or ".." || Path.IsPathRooted(name)
        || (Path.GetExtension(name) is { Length: > 1 } extension && (IsModuleExtension(extension) || Is(extension, ".ps1")));

    public static IEnumerable<string> Folders() =>
        (Environment.GetEnvironmentVariable("PSModulePath") ?? "").Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);

    /// <summary>The file that a path without or with extension means; null when there is none.</summary>
    public static string? FindByPath(string path)
    {
        if (File.Exists(path))
        {
            return path;
        }

        if (Directory.Exists(path) && FindIn(path, Path.GetFileName(Path.TrimEndingDirectorySeparator(path)), null) is { } inside)
        {
            return inside;
        }

        foreach (var extension in Extensions.Append(".ps1"))
        {
            if (File.Exists(path + extension))
            {
                return path + extension;
            }
        }

        return null;
    }

    public static string? FindByName(string name, Func<Version, bool>? isWanted)
    {
        foreach (var folder in Folders())
        {
            var path = Path.Combine(folder, name.Replace('\\', Path.DirectorySeparatorChar));
            if (Find(path, isWanted) is { } found)
            {
                return found;
            }
        }

        return null;
    }

    /// <summary>Every module along the path, each with the file that would be loaded.</summary>
    public static IEnumerable<(string Folder, string File)> All()
    {
        foreach (var folder in Folders())
        {
            if (!Directory.Exists(folder))
            {
                continue;
            }

            foreach (var candidate in Directory.EnumerateDirectories(folder).Order(StringComparer.OrdinalIgnoreCase))
            {
                if (Find(candidate, null) is { } file)
                {
                    yield return (folder, file);
                }
            }
        }
    }

    private static string? Find(string path, Func<Version, bool>? isWanted)
    {
        // On a case-sensitive file system a module may be asked for in another case than its folder's.
        var folder = Directory.Exists(path) ? path : OtherCase(path);
        if (folder is null)
        {
            return null;
        }

        var name = Path.GetFileName(folder);
        var versions = Directory.EnumerateDirectories(folder)
            .Select(d => (Folder: d, Version: Version.TryParse(Path.GetFileName(d), out var version) ? version : null))
            .Where(d => d.Version is not null && (isWanted is null || isWanted(d.Version)))
            .OrderByDescending(d => d.Version);
        foreach (var (versioned, _) in versions)
        {
            if (FindIn(versioned, name, null) is { } file)
            {
                return file;
            }
        }

        return FindIn(folder, name, isWanted);
    }

    private static string? FindIn(string folder, string name, Func<Version, bool>? isWanted)
    {
        foreach (var extension in Extensions)
        {
            var file = Path.Combine(folder, name + extension);
            if (!File.Exists(file))
            {
                file = Directory.EnumerateFiles(folder)
                    .FirstOrDefault(f => Path.GetFileName(f).Equals(name + extension, StringComparison.OrdinalIgnoreCase));
            }

            if (file is not null && (isWanted is null || isWanted(extension == ".psd1" ? ModuleManifest.Read(file).ModuleVersion : new Version(0, 0))))
            {
                return file;
            }
        }

        return null;
    }

    private static string? OtherCase(string path)
    {
        var parent = Path.GetDirectoryName(path);
        return parent is not null && Directory.Exists(parent)
            ? Directory.EnumerateDirectories(parent).FirstOrDefault(d => Path.GetFileName(d).Equals(Path.GetFileName(path), StringComparison.OrdinalIgnoreCase))
            : null;
    }

    private static bool IsModuleExtension(string extension) => Array.Exists(Extensions, e => Is(extension, e));

    private static bool Is(string extension, string other) => extension.Equals(other, StringComparison.OrdinalIgnoreCase);
}
