namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public abstract class ValidateEnumeratedArgumentsAttribute : ValidateArgumentsAttribute
{
    protected ValidateEnumeratedArgumentsAttribute() => throw Unsupported.Member();
    protected override void Validate(object? arguments, EngineIntrinsics engineIntrinsics) => throw Unsupported.Member();
    protected virtual void ValidateElement(object? element) => throw Unsupported.Member();
}
