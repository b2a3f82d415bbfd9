namespace System.Management.Automation.Provider;

/// <summary>A path, taken apart: which provider and drive, and the path as the provider knows it.</summary>
internal readonly record struct ProviderLocation(ProviderInfo Provider, PSDriveInfo? Drive, string Path)
{
    /// <summary>As scripts write it.</summary>
    public string Text => Drive is null ? $"{Provider.QualifiedName}::{Path}" : Drive.PathTo(Path);

    public CmdletProvider Instance(ProviderContext context)
    {
        var instance = Provider.Instance!;
        context.Drive = Drive;
        instance.Context = context;
        return instance;
    }

    public PathInfo ToPathInfo() => new(Drive, Provider, Path, Text);
}
