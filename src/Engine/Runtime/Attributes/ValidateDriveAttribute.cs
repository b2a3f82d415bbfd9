namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public class ValidateDriveAttribute : ValidateArgumentsAttribute
{
    public ValidateDriveAttribute(params string[] validRootDrives) => throw Unsupported.Member();
    protected override void Validate(object? arguments, EngineIntrinsics engineIntrinsics) => throw Unsupported.Member();
}
