using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)384)]
public sealed class PSDefaultValueAttribute : ParsingBaseAttribute
{
    public PSDefaultValueAttribute() => throw Unsupported.Member();
    public string Help { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
