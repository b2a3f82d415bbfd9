namespace System.Management.Automation;

public class PSDriveInfo : IComparable
{
    protected PSDriveInfo(PSDriveInfo driveInfo) => throw Unsupported.Member();
    public PSDriveInfo(string name, ProviderInfo provider, string root, string description, PSCredential credential) => throw Unsupported.Member();
    public PSDriveInfo(string name, ProviderInfo provider, string root, string description, PSCredential credential, string displayRoot) => throw Unsupported.Member();
    public PSDriveInfo(string name, ProviderInfo provider, string root, string description, PSCredential credential, bool persist) => throw Unsupported.Member();
    public PSCredential Credential { get => throw Unsupported.Member(); }
    public string CurrentLocation { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Description { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string DisplayRoot { get => throw Unsupported.Member(); }
    public long? MaximumSize { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public ProviderInfo Provider { get => throw Unsupported.Member(); }
    public string Root { get => throw Unsupported.Member(); }
    public int CompareTo(object? obj) => throw Unsupported.Member();
    public int CompareTo(PSDriveInfo drive) => throw Unsupported.Member();
    public bool Equals(PSDriveInfo drive) => throw Unsupported.Member();
    public override bool Equals(object? obj) => throw Unsupported.Member();
    public override int GetHashCode() => throw Unsupported.Member();
    public static bool operator ==(PSDriveInfo drive1, PSDriveInfo drive2) => throw Unsupported.Member();
    public static bool operator >(PSDriveInfo drive1, PSDriveInfo drive2) => throw Unsupported.Member();
    public static bool operator !=(PSDriveInfo drive1, PSDriveInfo drive2) => throw Unsupported.Member();
    public static bool operator <(PSDriveInfo drive1, PSDriveInfo drive2) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
