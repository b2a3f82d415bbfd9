using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class AliasInfo : CommandInfo
{
    internal AliasInfo() { }
    public override string Definition { get => throw Unsupported.Member(); }
    public string Description { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ScopedItemOptions Options { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override ReadOnlyCollection<PSTypeName> OutputType { get => throw Unsupported.Member(); }
    public CommandInfo ReferencedCommand { get => throw Unsupported.Member(); }
    public CommandInfo ResolvedCommand { get => throw Unsupported.Member(); }
}
