namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class ValidateRangeAttribute : ValidateEnumeratedArgumentsAttribute
{
    public ValidateRangeAttribute(object? minRange, object? maxRange) => throw Unsupported.Member();
    public object? MaxRange { get => throw Unsupported.Member(); }
    public object? MinRange { get => throw Unsupported.Member(); }
    protected override void ValidateElement(object? element) => throw Unsupported.Member();
}
