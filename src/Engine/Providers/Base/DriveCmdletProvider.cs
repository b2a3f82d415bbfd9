using System.Collections.ObjectModel;

namespace System.Management.Automation.Provider;

/// <summary>A provider with drives.</summary>
public abstract class DriveCmdletProvider : CmdletProvider
{
    protected virtual Collection<PSDriveInfo> InitializeDefaultDrives() => [];

    protected virtual PSDriveInfo NewDrive(PSDriveInfo drive) => drive;

    protected virtual object? NewDriveDynamicParameters() => null;

    protected virtual PSDriveInfo RemoveDrive(PSDriveInfo drive) => drive;

    internal Collection<PSDriveInfo> CallInitializeDefaultDrives() => InitializeDefaultDrives();

    internal PSDriveInfo CallNewDrive(PSDriveInfo drive) => NewDrive(drive);

    internal PSDriveInfo CallRemoveDrive(PSDriveInfo drive) => RemoveDrive(drive);
}
