namespace System.Management.Automation;

/// <summary>The path must be on the user's drive of a restricted session.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class ValidateUserDriveAttribute : ValidateDriveAttribute
{
    public ValidateUserDriveAttribute()
        : base("User")
    {
    }
}
