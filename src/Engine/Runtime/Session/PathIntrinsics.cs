using System.Collections.ObjectModel;
using System.Management.Automation.Provider;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Paths and locations of a session.</summary>
public sealed class PathIntrinsics
{
    private readonly SessionStateInternal _state;

    internal PathIntrinsics(SessionStateInternal state) => _state = state;

    private ProviderSession Session => _state.Context.Providers;

    public PathInfo CurrentFileSystemLocation => CurrentProviderLocation("FileSystem");

    public PathInfo CurrentLocation => Session.CurrentLocation;

    public string Combine(string parent, string child) => ProviderPaths.Join(parent, child);

    public PathInfo CurrentProviderLocation(string providerName)
    {
        var provider = Session.GetProvider(providerName);
        if (Session.CurrentDrive.Provider == provider)
        {
            return Session.CurrentLocation;
        }

        var drive = provider.Drives.FirstOrDefault() ?? throw new DriveNotFoundException($"The provider '{providerName}' has no drive.");
        return new ProviderLocation(provider, drive, drive.CurrentPath.Length > 0 ? drive.CurrentPath : drive.Root).ToPathInfo();
    }

    public Collection<string> GetResolvedProviderPathFromProviderPath(string path, string providerId)
        => [.. Resolve($"{providerId}::{path}").Select(location => location.Path)];

    public Collection<string> GetResolvedProviderPathFromPSPath(string path, out ProviderInfo provider)
    {
        var found = Resolve(path);
        provider = found.Count > 0 ? found[0].Provider : PathResolver.Parse(Session, path).Provider;
        return [.. found.Select(location => location.Path)];
    }

    public Collection<PathInfo> GetResolvedPSPathFromPSPath(string path) => [.. Resolve(path).Select(location => location.ToPathInfo())];

    public string GetUnresolvedProviderPathFromPSPath(string path, out ProviderInfo provider, out PSDriveInfo drive)
    {
        var location = PathResolver.Parse(Session, path);
        provider = location.Provider;
        drive = location.Drive!;
        return location.Path;
    }

    public string GetUnresolvedProviderPathFromPSPath(string path) => PathResolver.Parse(Session, path).Path;

    public bool IsProviderQualified(string path) => path.IndexOf("::", StringComparison.Ordinal) > 0;

    public bool IsPSAbsolute(string path, out string driveName)
    {
        var colon = path.IndexOf(':', StringComparison.Ordinal);
        driveName = colon > 0 && path.AsSpan(0, colon).IndexOfAny('/', '\\') < 0 ? path[..colon] : path.StartsWith('/') || path.StartsWith('\\') ? "/" : null!;
        return driveName is not null;
    }

    public bool IsValid(string path)
    {
        var location = PathResolver.Parse(Session, path);
        return location.Instance(new ProviderContext(Session)) is ItemCmdletProvider provider && provider.CallIsValidPath(location.Path);
    }

    public PathInfoStack LocationStack(string stackName) => Session.Stack(stackName);

    public string NormalizeRelativePath(string path, string basePath) => ProviderPaths.Relative(PathResolver.Parse(Session, path).Path, basePath);

    public string ParseChildName(string path) => ProviderPaths.Leaf(path);

    public string ParseParent(string path, string root)
    {
        var parent = ProviderPaths.Parent(path);
        return !string.IsNullOrEmpty(root) && parent.Length < root.TrimEnd('/').Length ? "" : parent;
    }

    public PathInfo PopLocation(string stackName) => Session.Pop(stackName)!;

    public void PushCurrentLocation(string stackName) => Session.Push(stackName);

    public PathInfoStack SetDefaultLocationStack(string stackName)
    {
        var stack = Session.Stack(stackName);
        Session.DefaultStack = string.IsNullOrEmpty(stackName) ? "default" : stackName;
        return stack;
    }

    public PathInfo SetLocation(string path)
    {
        try
        {
            return Session.SetLocation(path, new ProviderContext(Session));
        }
        catch (ProviderErrorException e)
        {
            throw e.ErrorRecord.Exception;
        }
    }

    private List<ProviderLocation> Resolve(string path)
    {
        try
        {
            return PathResolver.Resolve(Session, path, new ProviderContext(Session) { Force = true }, mustExist: true);
        }
        catch (ProviderErrorException e)
        {
            throw e.ErrorRecord.Exception;
        }
    }
}
