namespace System.Management.Automation;

/// <summary>A location that exists.</summary>
public sealed class PathInfo
{
    internal PathInfo(PSDriveInfo? drive, ProviderInfo provider, string providerPath, string text)
    {
        Drive = drive;
        Provider = provider;
        ProviderPath = providerPath;
        Path = text;
    }

    public PSDriveInfo? Drive { get; }

    public string Path { get; }

    public ProviderInfo Provider { get; }

    public string ProviderPath { get; }

    public override string ToString() => Path;
}
