using System.Collections.ObjectModel;

namespace System.Management.Automation.Provider;

public abstract class DriveCmdletProvider : CmdletProvider
{
    protected DriveCmdletProvider() => throw Unsupported.Member();
    protected virtual Collection<PSDriveInfo> InitializeDefaultDrives() => throw Unsupported.Member();
    protected virtual PSDriveInfo NewDrive(PSDriveInfo drive) => throw Unsupported.Member();
    protected virtual object? NewDriveDynamicParameters() => throw Unsupported.Member();
    protected virtual PSDriveInfo RemoveDrive(PSDriveInfo drive) => throw Unsupported.Member();
}
