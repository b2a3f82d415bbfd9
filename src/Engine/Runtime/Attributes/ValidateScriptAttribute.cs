namespace System.Management.Automation;

public sealed class ValidateScriptAttribute : ValidateEnumeratedArgumentsAttribute
{
    public ValidateScriptAttribute(ScriptBlock scriptBlock) => throw Unsupported.Member();
    public ScriptBlock ScriptBlock { get => throw Unsupported.Member(); }
    protected override void ValidateElement(object? element) => throw Unsupported.Member();
}
