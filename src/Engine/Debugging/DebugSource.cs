namespace System.Management.Automation;

public sealed class DebugSource
{
    public DebugSource(string script, string scriptFile, string xamlDefinition) => throw Unsupported.Member();
    public string Script { get => throw Unsupported.Member(); }
    public string ScriptFile { get => throw Unsupported.Member(); }
    public string XamlDefinition { get => throw Unsupported.Member(); }
}
