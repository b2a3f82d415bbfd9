using System.Collections.ObjectModel;

namespace System.Management.Automation;

public sealed class PathIntrinsics
{
    internal PathIntrinsics(Runtime.SessionStateInternal state) => _ = state;
    public PathInfo CurrentFileSystemLocation { get => throw Unsupported.Member(); }
    public PathInfo CurrentLocation { get => throw Unsupported.Member(); }
    public string Combine(string parent, string child) => throw Unsupported.Member();
    public PathInfo CurrentProviderLocation(string providerName) => throw Unsupported.Member();
    public Collection<string> GetResolvedProviderPathFromProviderPath(string path, string providerId) => throw Unsupported.Member();
    public Collection<string> GetResolvedProviderPathFromPSPath(string path, out ProviderInfo provider) => throw Unsupported.Member();
    public Collection<PathInfo> GetResolvedPSPathFromPSPath(string path) => throw Unsupported.Member();
    public string GetUnresolvedProviderPathFromPSPath(string path, out ProviderInfo provider, out PSDriveInfo drive) => throw Unsupported.Member();
    public string GetUnresolvedProviderPathFromPSPath(string path) => throw Unsupported.Member();
    public bool IsProviderQualified(string path) => throw Unsupported.Member();
    public bool IsPSAbsolute(string path, out string driveName) => throw Unsupported.Member();
    public bool IsValid(string path) => throw Unsupported.Member();
    public PathInfoStack LocationStack(string stackName) => throw Unsupported.Member();
    public string NormalizeRelativePath(string path, string basePath) => throw Unsupported.Member();
    public string ParseChildName(string path) => throw Unsupported.Member();
    public string ParseParent(string path, string root) => throw Unsupported.Member();
    public PathInfo PopLocation(string stackName) => throw Unsupported.Member();
    public void PushCurrentLocation(string stackName) => throw Unsupported.Member();
    public PathInfoStack SetDefaultLocationStack(string stackName) => throw Unsupported.Member();
    public PathInfo SetLocation(string path) => throw Unsupported.Member();
}
