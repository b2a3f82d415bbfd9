namespace System.Management.Automation;

/// <summary>A drive: a name for a place in a provider's store.</summary>
public class PSDriveInfo : IComparable
{
    protected PSDriveInfo(PSDriveInfo driveInfo)
    {
        ArgumentNullException.ThrowIfNull(driveInfo);
        Name = driveInfo.Name;
        Provider = driveInfo.Provider;
        Root = driveInfo.Root;
        Description = driveInfo.Description;
        Credential = driveInfo.Credential;
        DisplayRoot = driveInfo.DisplayRoot;
    }

    public PSDriveInfo(string name, ProviderInfo provider, string root, string description, PSCredential? credential)
    {
        ArgumentNullException.ThrowIfNull(name);
        ArgumentNullException.ThrowIfNull(provider);
        ArgumentNullException.ThrowIfNull(root);
        Name = name;
        Provider = provider;
        Root = root;
        Description = description;
        Credential = credential ?? PSCredential.Empty;
    }

    public PSDriveInfo(string name, ProviderInfo provider, string root, string description, PSCredential? credential, string? displayRoot)
        : this(name, provider, root, description, credential) => DisplayRoot = displayRoot;

    public PSDriveInfo(string name, ProviderInfo provider, string root, string description, PSCredential? credential, bool persist)
        : this(name, provider, root, description, credential) => _ = persist;

    public PSCredential Credential { get; }

    /// <summary>The current location of the drive, below its root.</summary>
    public string CurrentLocation
    {
        get => Root.Length > 0 && CurrentPath.StartsWith(Root, StringComparison.Ordinal) ? CurrentPath[Root.Length..].TrimStart('/') : CurrentPath;
        set => CurrentPath = Microsoft.PowerShell.Commands.CmdletSupport.Text(value).Length == 0 ? Root
            : System.Management.Automation.Provider.ProviderPaths.Join(Root, value);
    }

    public string Description { get; set; }

    public string? DisplayRoot { get; }

    public long? MaximumSize { get; internal set; }

    public string Name { get; }

    public ProviderInfo Provider { get; }

    public string Root { get; internal set; }

    /// <summary>The current location as the provider knows it; empty until somebody went there.</summary>
    internal string CurrentPath { get; set; } = "";

    public int CompareTo(object? obj) => obj is PSDriveInfo drive ? CompareTo(drive)
        : throw new PSArgumentException("A drive can be compared to a drive only.", nameof(obj));

    public int CompareTo(PSDriveInfo? drive) => drive is null ? 1 : string.Compare(Name, drive.Name, StringComparison.OrdinalIgnoreCase);

    public bool Equals(PSDriveInfo? drive) => CompareTo(drive) == 0;

    public override bool Equals(object? obj) => obj is PSDriveInfo drive && Equals(drive);

    public override int GetHashCode() => StringComparer.OrdinalIgnoreCase.GetHashCode(Name);

    public static bool operator ==(PSDriveInfo? drive1, PSDriveInfo? drive2) => drive1 is null ? drive2 is null : drive1.Equals(drive2);

    public static bool operator >(PSDriveInfo? drive1, PSDriveInfo? drive2) => drive1 is not null && drive1.CompareTo(drive2) > 0;

    public static bool operator !=(PSDriveInfo? drive1, PSDriveInfo? drive2) => !(drive1 == drive2);

    public static bool operator <(PSDriveInfo? drive1, PSDriveInfo? drive2) => drive1 is null ? drive2 is not null : drive1.CompareTo(drive2) < 0;

    public override string ToString() => Name;

    /// <summary>A path of the provider as scripts write it.</summary>
    internal string PathTo(string path)
    {
        if (Name == "/")
        {
            return path.Length == 0 ? "/" : path;
        }

        var inner = Root.Length > 0 && path.StartsWith(Root, StringComparison.Ordinal) ? path[Root.Length..] : path;
        return $"{Name}:/{inner.TrimStart('/')}";
    }
}
