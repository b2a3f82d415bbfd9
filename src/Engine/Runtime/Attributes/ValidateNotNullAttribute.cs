namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class ValidateNotNullAttribute : NullValidationAttributeBase
{
    public ValidateNotNullAttribute() => throw Unsupported.Member();
    protected override void Validate(object? arguments, EngineIntrinsics engineIntrinsics) => throw Unsupported.Member();
}
