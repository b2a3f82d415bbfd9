namespace System.Management.Automation;

public sealed class PSVariableIntrinsics
{
    internal PSVariableIntrinsics() { }
    public PSVariable Get(string name) => throw Unsupported.Member();
    public object? GetValue(string name) => throw Unsupported.Member();
    public object? GetValue(string name, object? defaultValue) => throw Unsupported.Member();
    public void Remove(string name) => throw Unsupported.Member();
    public void Remove(PSVariable variable) => throw Unsupported.Member();
    public void Set(string name, object? value) => throw Unsupported.Member();
    public void Set(PSVariable variable) => throw Unsupported.Member();
}
