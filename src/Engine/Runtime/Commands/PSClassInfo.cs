using System.Collections.ObjectModel;

namespace System.Management.Automation;

public sealed class PSClassInfo
{
    internal PSClassInfo() { }
    public string HelpFile { get => throw Unsupported.Member(); }
    public ReadOnlyCollection<PSClassMemberInfo> Members { get => throw Unsupported.Member(); }
    public PSModuleInfo Module { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public void UpdateMembers(IList<PSClassMemberInfo> members) => throw Unsupported.Member();
}
