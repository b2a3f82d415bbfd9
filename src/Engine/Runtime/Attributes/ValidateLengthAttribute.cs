namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class ValidateLengthAttribute : ValidateEnumeratedArgumentsAttribute
{
    public ValidateLengthAttribute(int minLength, int maxLength) => throw Unsupported.Member();
    public int MaxLength { get => throw Unsupported.Member(); }
    public int MinLength { get => throw Unsupported.Member(); }
    protected override void ValidateElement(object? element) => throw Unsupported.Member();
}
