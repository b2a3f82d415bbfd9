using System.Collections.ObjectModel;
using System.Management.Automation.Host;
using System.Text;

namespace System.Management.Automation;

public class ExternalScriptInfo : CommandInfo
{
    internal ExternalScriptInfo() { }
    public override string Definition { get => throw Unsupported.Member(); }
    public Encoding OriginalEncoding { get => throw Unsupported.Member(); }
    public override ReadOnlyCollection<PSTypeName> OutputType { get => throw Unsupported.Member(); }
    public string Path { get => throw Unsupported.Member(); }
    public ScriptBlock ScriptBlock { get => throw Unsupported.Member(); }
    public string ScriptContents { get => throw Unsupported.Member(); }
    public override string Source { get => throw Unsupported.Member(); }
    public override SessionStateEntryVisibility Visibility { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public void ValidateScriptInfo(PSHost host) => throw Unsupported.Member();
}
