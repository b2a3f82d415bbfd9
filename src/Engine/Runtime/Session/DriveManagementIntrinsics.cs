using System.Collections.ObjectModel;
using System.Management.Automation.Provider;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>The drives of a session.</summary>
public sealed class DriveManagementIntrinsics
{
    private readonly SessionStateInternal _state;

    internal DriveManagementIntrinsics(SessionStateInternal state) => _state = state;

    private ProviderSession Session => _state.Context.Providers;

    public PSDriveInfo Current => Session.CurrentDrive;

    public PSDriveInfo Get(string driveName) => Session.GetDrive(driveName);

    public Collection<PSDriveInfo> GetAll() => [.. Session.Drives()];

    public Collection<PSDriveInfo> GetAllAtScope(string scope) => [.. Session.Drives(_state.GetScope(scope))];

    public Collection<PSDriveInfo> GetAllForProvider(string providerName)
    {
        var provider = Session.GetProvider(providerName);
        return [.. Session.Drives().Where(drive => drive.Provider == provider)];
    }

    public PSDriveInfo GetAtScope(string driveName, string scope)
        => Session.Drives(_state.GetScope(scope)).FirstOrDefault(drive => drive.Name.Equals(driveName, StringComparison.OrdinalIgnoreCase))!;

    public PSDriveInfo New(PSDriveInfo drive, string scope)
    {
        ArgumentNullException.ThrowIfNull(drive);
        return Session.AddDrive(drive, _state.GetScope(scope), new ProviderContext(Session));
    }

    public void Remove(string driveName, bool force, string scope) => Session.RemoveDrive(Session.GetDrive(driveName), force);
}
