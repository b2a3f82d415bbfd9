namespace System.Management.Automation;

/// <summary>Locations to come back to.</summary>
public sealed class PathInfoStack : Stack<PathInfo>
{
    internal PathInfoStack(string name, Stack<PathInfo> locations)
        : base(locations.Reverse()) => Name = name;

    public string Name { get; }
}
