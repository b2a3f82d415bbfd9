namespace System.Management.Automation;

/// <summary>Source text that a debugger can show.</summary>
public sealed class DebugSource(string script, string scriptFile, string xamlDefinition)
{
    public string Script { get; } = script;

    public string ScriptFile { get; } = scriptFile;

    public string XamlDefinition { get; } = xamlDefinition;
}
