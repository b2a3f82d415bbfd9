namespace System.Management.Automation;

public sealed class PathInfo
{
    internal PathInfo() { }
    public PSDriveInfo Drive { get => throw Unsupported.Member(); }
    public string Path { get => throw Unsupported.Member(); }
    public ProviderInfo Provider { get => throw Unsupported.Member(); }
    public string ProviderPath { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
