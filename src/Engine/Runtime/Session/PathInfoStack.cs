namespace System.Management.Automation;

public sealed class PathInfoStack : Stack<PathInfo>
{
    internal PathInfoStack() { }
    public string Name { get => throw Unsupported.Member(); }
}
