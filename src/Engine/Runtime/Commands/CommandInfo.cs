using System.Collections.ObjectModel;

namespace System.Management.Automation;

public abstract class CommandInfo
{
    internal CommandInfo() { }
    public CommandTypes CommandType { get => throw Unsupported.Member(); }
    public abstract string Definition { get; }
    public PSModuleInfo Module { get => throw Unsupported.Member(); }
    public string ModuleName { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public abstract ReadOnlyCollection<PSTypeName> OutputType { get; }
    public virtual Dictionary<string, ParameterMetadata> Parameters { get => throw Unsupported.Member(); }
    public ReadOnlyCollection<CommandParameterSetInfo> ParameterSets { get => throw Unsupported.Member(); }
    public RemotingCapability RemotingCapability { get => throw Unsupported.Member(); }
    public virtual string Source { get => throw Unsupported.Member(); }
    public virtual Version Version { get => throw Unsupported.Member(); }
    public virtual SessionStateEntryVisibility Visibility { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ParameterMetadata ResolveParameter(string name) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
