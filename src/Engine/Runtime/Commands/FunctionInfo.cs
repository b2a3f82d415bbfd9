using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class FunctionInfo : CommandInfo
{
    internal FunctionInfo() { }
    public bool CmdletBinding { get => throw Unsupported.Member(); }
    public string DefaultParameterSet { get => throw Unsupported.Member(); }
    public override string Definition { get => throw Unsupported.Member(); }
    public string Description { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string HelpFile { get => throw Unsupported.Member(); }
    public string Noun { get => throw Unsupported.Member(); }
    public ScopedItemOptions Options { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override ReadOnlyCollection<PSTypeName> OutputType { get => throw Unsupported.Member(); }
    public ScriptBlock ScriptBlock { get => throw Unsupported.Member(); }
    public string Verb { get => throw Unsupported.Member(); }
    protected internal void Update(FunctionInfo newFunction, bool force, ScopedItemOptions options, string helpFile) => throw Unsupported.Member();
}
