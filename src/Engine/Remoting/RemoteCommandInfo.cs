using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class RemoteCommandInfo : CommandInfo
{
    internal RemoteCommandInfo() { }
    public override string Definition { get => throw Unsupported.Member(); }
    public override ReadOnlyCollection<PSTypeName> OutputType { get => throw Unsupported.Member(); }
}
