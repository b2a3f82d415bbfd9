namespace System.Management.Automation.Provider;

/// <summary>Makes provider paths of what scripts write: drives, providers, home, relative parts and patterns.</summary>
internal static class PathResolver
{
    private static readonly char[] Slashes = ['/', '\\'];

    /// <summary>Takes a path apart without looking whether it exists; patterns stay as they are.</summary>
    public static ProviderLocation Parse(ProviderSession session, string path)
    {
        var qualifier = path.IndexOf("::", StringComparison.Ordinal);
        if (qualifier > 0)
        {
            var provider = session.GetProvider(path[..qualifier]);
            var inner = ProviderPaths.Normalize(path[(qualifier + 2)..]);
            return new ProviderLocation(provider, DriveFor(session, provider, inner), inner);
        }

        if (path.StartsWith('~') && (path.Length == 1 || Slashes.Contains(path[1])) && session.CurrentDrive.Provider == session.FileSystem)
        {
            var home = session.FileSystem.Home ?? "/";
            return Absolute(session.FindDrive("/")!, path.Length <= 2 ? home : ProviderPaths.Join(home, path[2..]));
        }

        var colon = path.IndexOf(':', StringComparison.Ordinal);
        if (colon > 0 && path.AsSpan(0, colon).IndexOfAny('/', '\\') < 0)
        {
            return InDrive(session.GetDrive(path[..colon]), path[(colon + 1)..]);
        }

        if (path.Length > 0 && Slashes.Contains(path[0]))
        {
            return session.CurrentDrive.Provider == session.FileSystem ? Absolute(session.FindDrive("/")!, path)
                : InDrive(session.CurrentDrive, path);
        }

        return Absolute(session.CurrentDrive, ProviderPaths.Join(session.CurrentPath, path.Length == 0 ? "." : path));
    }

    /// <summary>The items that a path means; without pattern at most one.</summary>
    /// <exception cref="ProviderErrorException">No pattern, and nothing there.</exception>
    public static List<ProviderLocation> Resolve(ProviderSession session, string path, ProviderContext context, bool mustExist)
    {
        var isPattern = !context.IsLiteral && WildcardPattern.ContainsWildcardCharacters(path);
        var location = Parse(session, isPattern || context.IsLiteral ? path : Unescape(path));
        if (isPattern)
        {
            return Expand(location, context);
        }

        if (mustExist && !Exists(location, context))
        {
            throw new ProviderErrorException(ProviderErrors.PathNotFound(location.Drive is null ? location.Path : location.Text));
        }

        return [location];
    }

    public static bool Exists(ProviderLocation location, ProviderContext context)
        => location.Instance(context) is ItemCmdletProvider provider && provider.CallItemExists(location.Path);

    public static string Unescape(string path) => path.Contains('`') ? WildcardPattern.Unescape(path) : path;

    private static ProviderLocation InDrive(PSDriveInfo drive, string rest)
    {
        rest = ProviderPaths.WithSlashes(rest);
        if (rest.Length == 0)
        {
            return new ProviderLocation(drive.Provider, drive, drive.CurrentPath.Length > 0 ? drive.CurrentPath : drive.Root);
        }

        return rest.StartsWith('/') ? Absolute(drive, ProviderPaths.Join(drive.Root, rest.TrimStart('/')))
            : Absolute(drive, ProviderPaths.Join(drive.CurrentPath.Length > 0 ? drive.CurrentPath : drive.Root, rest));
    }

    private static ProviderLocation Absolute(PSDriveInfo drive, string path)
    {
        var normal = ProviderPaths.Normalize(path);
        return new ProviderLocation(drive.Provider, drive, drive.Root.Length == 0 ? normal.TrimStart('/') : normal);
    }

    private static PSDriveInfo? DriveFor(ProviderSession session, ProviderInfo provider, string path)
    {
        PSDriveInfo? best = null;
        foreach (var drive in session.Drives())
        {
            if (drive.Provider == provider && drive.Name != "Temp" && path.StartsWith(drive.Root, StringComparison.Ordinal)
                && (best is null || drive.Root.Length > best.Root.Length) && (drive.Root.Length == 0 || drive.Name == "/"))
            {
                best = drive;
            }
        }

        return best;
    }

    private static List<ProviderLocation> Expand(ProviderLocation pattern, ProviderContext context)
    {
        var parts = pattern.Path.Split('/', StringSplitOptions.RemoveEmptyEntries);
        var found = new List<string> { pattern.Path.StartsWith('/') ? "/" : "" };
        for (var i = 0; i < parts.Length && found.Count > 0; i++)
        {
            found = Step(pattern, found, parts[i], isLast: i == parts.Length - 1, context);
        }

        return found.ConvertAll(path => pattern with { Path = path });
    }

    private static List<string> Step(ProviderLocation location, List<string> parents, string part, bool isLast, ProviderContext context)
    {
        var result = new List<string>();
        var isPattern = WildcardPattern.ContainsWildcardCharacters(part);
        var wildcard = isPattern ? WildcardPattern.Get(part, WildcardOptions.IgnoreCase) : null;
        foreach (var parent in parents)
        {
            if (!isPattern)
            {
                var child = ProviderPaths.Join(parent, Unescape(part));
                if (!isLast || Exists(location with { Path = child }, context))
                {
                    result.Add(child);
                }

                continue;
            }

            foreach (var name in ChildNames(location, parent, context))
            {
                if (wildcard!.IsMatch(name))
                {
                    result.Add(ProviderPaths.Join(parent, name));
                }
            }
        }

        return result;
    }

    private static IEnumerable<string> ChildNames(ProviderLocation location, string parent, ProviderContext context)
    {
        var provider = location.Instance(context);
        if (provider is Microsoft.PowerShell.Commands.FileSystemProvider files)
        {
            return files.NamesFor(parent, context.Force, context.Filter);
        }

        if (provider is not ContainerCmdletProvider container)
        {
            return [];
        }

        var inner = new ProviderContext(context.Session) { Force = context.Force };
        inner.Collect();
        location.Instance(inner);
        container.CallGetChildNames(parent, ReturnContainers.ReturnAllContainers);
        var names = inner.Collected.Select(item => item.BaseObject.ToString()!).ToList();
        location.Instance(context);
        return names;
    }
}
