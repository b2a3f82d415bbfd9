namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class ValidateNotNullOrEmptyAttribute : NullValidationAttributeBase
{
    public ValidateNotNullOrEmptyAttribute() => throw Unsupported.Member();
    protected override void Validate(object? arguments, EngineIntrinsics engineIntrinsics) => throw Unsupported.Member();
}
