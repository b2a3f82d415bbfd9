using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class CmdletInfo : CommandInfo
{
    public CmdletInfo(string name, Type implementingType) => throw Unsupported.Member();
    public string DefaultParameterSet { get => throw Unsupported.Member(); }
    public override string Definition { get => throw Unsupported.Member(); }
    public string HelpFile { get => throw Unsupported.Member(); }
    public Type ImplementingType { get => throw Unsupported.Member(); }
    public string Noun { get => throw Unsupported.Member(); }
    public ScopedItemOptions Options { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override ReadOnlyCollection<PSTypeName> OutputType { get => throw Unsupported.Member(); }
    public string Verb { get => throw Unsupported.Member(); }
    public override Version Version { get => throw Unsupported.Member(); }
}
