namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class ValidateSetAttribute : ValidateEnumeratedArgumentsAttribute
{
    public ValidateSetAttribute(params string[] validValues) => throw Unsupported.Member();
    public ValidateSetAttribute(Type valuesGeneratorType) => throw Unsupported.Member();
    public bool IgnoreCase { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public IList<string> ValidValues { get => throw Unsupported.Member(); }
    protected override void ValidateElement(object? element) => throw Unsupported.Member();
}
