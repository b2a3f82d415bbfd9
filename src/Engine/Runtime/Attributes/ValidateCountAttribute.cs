namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class ValidateCountAttribute : ValidateArgumentsAttribute
{
    public ValidateCountAttribute(int minLength, int maxLength) => throw Unsupported.Member();
    public int MaxLength { get => throw Unsupported.Member(); }
    public int MinLength { get => throw Unsupported.Member(); }
    protected override void Validate(object? arguments, EngineIntrinsics engineIntrinsics) => throw Unsupported.Member();
}
