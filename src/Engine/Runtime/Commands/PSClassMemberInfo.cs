namespace System.Management.Automation;

public sealed class PSClassMemberInfo
{
    internal PSClassMemberInfo() { }
    public string DefaultValue { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public string TypeName { get => throw Unsupported.Member(); }
}
