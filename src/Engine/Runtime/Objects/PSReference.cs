namespace System.Management.Automation;

public class PSReference
{
    public PSReference(object? value) => throw Unsupported.Member();
    public object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
