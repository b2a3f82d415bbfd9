using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>The path must be on one of these drives.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public class ValidateDriveAttribute : ValidateArgumentsAttribute
{
    private readonly string[] _drives;

    public ValidateDriveAttribute(params string[] validRootDrives)
    {
        ArgumentNullException.ThrowIfNull(validRootDrives);
        _drives = validRootDrives;
    }

    public IList<string> ValidRootDrives => _drives;

    protected override void Validate(object? arguments, EngineIntrinsics engineIntrinsics)
    {
        if (BaseValue.Of(arguments) is not string path)
        {
            throw new ValidationMetadataException("The Path argument must be a string.", null, "PathNotString");
        }

        var drive = engineIntrinsics.SessionState.Path.IsPSAbsolute(path, out var named) ? named : engineIntrinsics.SessionState.Drive.Current.Name;
        if (!_drives.Contains(drive, StringComparer.OrdinalIgnoreCase))
        {
            throw new ValidationMetadataException(
                $"The path argument drive {drive} does not belong to the set of approved drives: {string.Join(", ", _drives)}. Supply a path argument with an approved drive.",
                null, "ValidateDriveFailure");
        }
    }
}
