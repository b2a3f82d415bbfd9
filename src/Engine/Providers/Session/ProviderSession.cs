using System.Management.Automation.Runtime;
using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Provider;

/// <summary>Providers, drives and the current location of one runspace.</summary>
internal sealed class ProviderSession
{
    private readonly Dictionary<string, ProviderInfo> _providers = new(StringComparer.OrdinalIgnoreCase);
    private readonly Dictionary<string, Stack<PathInfo>> _stacks = new(StringComparer.OrdinalIgnoreCase);
    private readonly List<PathInfo> _visited = [];
    private readonly List<PathInfo> _undone = [];

    public ProviderSession(SessionStateInternal state)
    {
        State = state;
        Add(new AliasProvider(), "Alias", ProviderCapabilities.ShouldProcess);
        Add(new EnvironmentProvider(), "Environment", ProviderCapabilities.ShouldProcess);
        FileSystem = Add(new FileSystemProvider(), "FileSystem", ProviderCapabilities.Filter | ProviderCapabilities.ShouldProcess | ProviderCapabilities.Credentials);
        Add(new FunctionProvider(), "Function", ProviderCapabilities.ShouldProcess);
        Add(new VariableProvider(), "Variable", ProviderCapabilities.ShouldProcess);
        CurrentDrive = FindDrive("/") ?? throw new InvalidOperationException("The file system has no root drive.");
        CurrentPath = ProviderPaths.Normalize(Environment.CurrentDirectory);
    }

    public SessionStateInternal State { get; }

    public ProviderInfo FileSystem { get; }

    public PSDriveInfo CurrentDrive { get; private set; }

    /// <summary>The current location as its provider knows it.</summary>
    public string CurrentPath { get; private set; } = "";

    public string DefaultStack { get; set; } = "default";

    public IEnumerable<ProviderInfo> Providers => _providers.Values;

    public PathInfo CurrentLocation => new ProviderLocation(CurrentDrive.Provider, CurrentDrive, CurrentPath).ToPathInfo();

    /// <summary>The folder that native programs and file names of .NET should be relative to.</summary>
    public string FileSystemPath
        => CurrentDrive.Provider == FileSystem ? CurrentPath : FindDrive("/")?.CurrentPath is { Length: > 0 } path ? path : "/";

    public ProviderInfo GetProvider(string name)
    {
        var plain = name[(name.LastIndexOf('\\') + 1)..];
        return _providers.TryGetValue(plain, out var provider) ? provider
            : throw new ProviderNotFoundException(name, SessionStateCategory.CmdletProvider, "ProviderNotFound", ErrorCategory.ObjectNotFound,
                $"Cannot find a provider with the name '{name}'.");
    }

    public PSDriveInfo? FindDrive(string name)
    {
        for (var scope = State.Context.CurrentState.CurrentScope; scope is not null; scope = scope.Parent)
        {
            if (scope.Drives is not null && scope.Drives.TryGetValue(name, out var drive))
            {
                return drive;
            }
        }

        return State.Global.TopScope.Drives is { } global && global.TryGetValue(name, out var found) ? found : null;
    }

    public PSDriveInfo GetDrive(string name)
        => FindDrive(name) ?? throw new DriveNotFoundException(name, SessionStateCategory.Drive, "DriveNotFound", ErrorCategory.ObjectNotFound,
            $"Cannot find drive. A drive with the name '{name}' does not exist.");

    public IEnumerable<PSDriveInfo> Drives(Scope? only = null)
    {
        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        for (var scope = only ?? State.Context.CurrentState.CurrentScope; scope is not null; scope = only is null ? scope.Parent : null)
        {
            foreach (var drive in scope.Drives?.Values ?? Enumerable.Empty<PSDriveInfo>())
            {
                if (seen.Add(drive.Name))
                {
                    yield return drive;
                }
            }
        }
    }

    public PSDriveInfo AddDrive(PSDriveInfo drive, Scope scope, ProviderContext context)
    {
        if (drive.Name.Length == 0 || drive.Name.IndexOfAny([':', '\\', '/', '.', '~']) >= 0)
        {
            throw new PSArgumentException($"Cannot process the drive name because the drive name contains one or more of the following characters that are not valid: ; ~ / \\ . :");
        }

        scope.Drives ??= new Dictionary<string, PSDriveInfo>(StringComparer.OrdinalIgnoreCase);
        if (scope.Drives.ContainsKey(drive.Name))
        {
            throw new SessionStateException(drive.Name, SessionStateCategory.Drive, "DriveAlreadyExists", ErrorCategory.ResourceExists,
                $"A drive with the name '{drive.Name}' already exists.");
        }

        var provider = (DriveCmdletProvider)drive.Provider.Instance!;
        provider.Context = context;
        var made = provider.CallNewDrive(drive);
        scope.Drives[made.Name] = made;
        return made;
    }

    public void RemoveDrive(PSDriveInfo drive, bool force)
    {
        if (drive == CurrentDrive && !force)
        {
            throw new PSInvalidOperationException($"Cannot remove drive '{drive.Name}' because it is in use.");
        }

        for (var scope = State.Context.CurrentState.CurrentScope; scope is not null; scope = scope.Parent)
        {
            if (scope.Drives is not null && scope.Drives.TryGetValue(drive.Name, out var known) && known == drive)
            {
                scope.Drives.Remove(drive.Name);
                return;
            }
        }
    }

    public PathInfo SetLocation(string path, ProviderContext context)
    {
        if (path is "-" or "+")
        {
            return Revisit(path == "-" ? _visited : _undone, path == "-" ? _undone : _visited, path);
        }

        var target = ResolveContainer(path, context);
        _visited.Add(CurrentLocation);
        _undone.Clear();
        MoveTo(target);
        return CurrentLocation;
    }

    public void Push(string? stack)
    {
        var name = string.IsNullOrEmpty(stack) ? DefaultStack : stack;
        if (!_stacks.TryGetValue(name, out var locations))
        {
            _stacks.Add(name, locations = new Stack<PathInfo>());
        }

        locations.Push(CurrentLocation);
    }

    public PathInfo? Pop(string? stack)
    {
        var name = string.IsNullOrEmpty(stack) ? DefaultStack : stack;
        if (!_stacks.TryGetValue(name, out var locations))
        {
            if (!string.IsNullOrEmpty(stack) && !stack.Equals("default", StringComparison.OrdinalIgnoreCase))
            {
                throw new PSArgumentException($"Cannot find location stack '{name}'. It does not exist or it is not a container.");
            }

            return null;
        }

        if (!locations.TryPop(out var location))
        {
            return null;
        }

        MoveTo(new ProviderLocation(location.Provider, location.Drive, location.ProviderPath));
        return CurrentLocation;
    }

    /// <summary>Forgets the location pushed last, without going there.</summary>
    public void Drop(string? stack)
    {
        if (_stacks.TryGetValue(string.IsNullOrEmpty(stack) ? DefaultStack : stack, out var locations))
        {
            locations.TryPop(out _);
        }
    }

    public PathInfoStack Stack(string? name)
    {
        var key = string.IsNullOrEmpty(name) ? DefaultStack : name;
        if (!_stacks.TryGetValue(key, out var locations))
        {
            if (!key.Equals("default", StringComparison.OrdinalIgnoreCase) && key != DefaultStack)
            {
                throw new PSArgumentException($"Cannot find location stack '{name}'. It does not exist or it is not a container.");
            }

            _stacks.Add(key, locations = new Stack<PathInfo>());
        }

        return new PathInfoStack(key, locations);
    }

    private PathInfo Revisit(List<PathInfo> from, List<PathInfo> to, string path)
    {
        if (from.Count == 0)
        {
            throw new InvalidOperationException($"There is no location history left to navigate {(path == "-" ? "backwards" : "forwards")}.");
        }

        var location = from[^1];
        from.RemoveAt(from.Count - 1);
        to.Add(CurrentLocation);
        MoveTo(new ProviderLocation(location.Provider, location.Drive, location.ProviderPath));
        return CurrentLocation;
    }

    private ProviderLocation ResolveContainer(string path, ProviderContext context)
    {
        var found = PathResolver.Resolve(this, path, context, mustExist: true);
        var containers = found.FindAll(location => location.Instance(context) is not NavigationCmdletProvider provider
            ? location.Path.Length == 0 : provider.CallIsItemContainer(location.Path));
        if (containers.Count > 1)
        {
            throw new PSArgumentException($"Cannot set the location because path '{path}' resolved to multiple containers. "
                + "You can only set the location to a single container at a time.");
        }

        return containers.Count == 1 ? containers[0] : throw new ProviderErrorException(ProviderErrors.PathNotFound(path));
    }

    private void MoveTo(ProviderLocation target)
    {
        CurrentDrive = target.Drive ?? FindDrive("/")!;
        CurrentPath = target.Path.Length > 1 ? target.Path.TrimEnd('/') : target.Path;
        CurrentDrive.CurrentPath = CurrentPath;
        if (State.Global.TopScope.GetLocalVariable("PWD") is { } variable)
        {
            variable.SetValueRaw(CurrentLocation);
        }
        else
        {
            State.Global.TopScope.SetLocal("PWD", CurrentLocation);
        }
    }

    private ProviderInfo Add(CmdletProvider provider, string name, ProviderCapabilities capabilities)
    {
        var info = new ProviderInfo(name, provider.GetType(), capabilities, this);
        provider.Info = info;
        info.Instance = provider;
        provider.Context = new ProviderContext(this);
        _providers.Add(name, info);
        if (provider is DriveCmdletProvider drives)
        {
            var scope = State.Global.TopScope;
            scope.Drives ??= new Dictionary<string, PSDriveInfo>(StringComparer.OrdinalIgnoreCase);
            foreach (var drive in drives.CallInitializeDefaultDrives())
            {
                scope.Drives[drive.Name] = drive;
            }
        }

        return info;
    }
}
