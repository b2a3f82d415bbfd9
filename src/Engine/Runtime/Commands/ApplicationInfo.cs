using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class ApplicationInfo : CommandInfo
{
    internal ApplicationInfo() { }
    public override string Definition { get => throw Unsupported.Member(); }
    public string Extension { get => throw Unsupported.Member(); }
    public override ReadOnlyCollection<PSTypeName> OutputType { get => throw Unsupported.Member(); }
    public string Path { get => throw Unsupported.Member(); }
    public override string Source { get => throw Unsupported.Member(); }
    public override Version Version { get => throw Unsupported.Member(); }
    public override SessionStateEntryVisibility Visibility { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
