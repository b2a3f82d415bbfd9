using System.Collections.ObjectModel;

namespace System.Management.Automation;

public sealed class DriveManagementIntrinsics
{
    internal DriveManagementIntrinsics(Runtime.SessionStateInternal state) => _ = state;
    public PSDriveInfo Current { get => throw Unsupported.Member(); }
    public PSDriveInfo Get(string driveName) => throw Unsupported.Member();
    public Collection<PSDriveInfo> GetAll() => throw Unsupported.Member();
    public Collection<PSDriveInfo> GetAllAtScope(string scope) => throw Unsupported.Member();
    public Collection<PSDriveInfo> GetAllForProvider(string providerName) => throw Unsupported.Member();
    public PSDriveInfo GetAtScope(string driveName, string scope) => throw Unsupported.Member();
    public PSDriveInfo New(PSDriveInfo drive, string scope) => throw Unsupported.Member();
    public void Remove(string driveName, bool force, string scope) => throw Unsupported.Member();
}
