namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class ValidateUserDriveAttribute : ValidateDriveAttribute
{
    public ValidateUserDriveAttribute() : base(default(string[])!) => throw Unsupported.Member();
}
