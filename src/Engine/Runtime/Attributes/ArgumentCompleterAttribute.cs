namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public class ArgumentCompleterAttribute : Attribute
{
    public ArgumentCompleterAttribute(Type type) => throw Unsupported.Member();
    public ArgumentCompleterAttribute(ScriptBlock scriptBlock) => throw Unsupported.Member();
    public ScriptBlock ScriptBlock { get => throw Unsupported.Member(); }
    public Type Type { get => throw Unsupported.Member(); }
}
