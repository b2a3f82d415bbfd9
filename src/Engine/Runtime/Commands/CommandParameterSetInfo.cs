using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class CommandParameterSetInfo
{
    internal CommandParameterSetInfo() { }
    public bool IsDefault { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public ReadOnlyCollection<CommandParameterInfo> Parameters { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
