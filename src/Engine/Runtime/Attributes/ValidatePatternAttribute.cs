using System.Text.RegularExpressions;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class ValidatePatternAttribute : ValidateEnumeratedArgumentsAttribute
{
    public ValidatePatternAttribute(string regexPattern) => throw Unsupported.Member();
    public RegexOptions Options { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string RegexPattern { get => throw Unsupported.Member(); }
    protected override void ValidateElement(object? element) => throw Unsupported.Member();
}
