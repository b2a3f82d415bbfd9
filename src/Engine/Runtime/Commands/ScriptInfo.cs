using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class ScriptInfo : CommandInfo
{
    internal ScriptInfo() { }
    public override string Definition { get => throw Unsupported.Member(); }
    public override ReadOnlyCollection<PSTypeName> OutputType { get => throw Unsupported.Member(); }
    public ScriptBlock ScriptBlock { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
