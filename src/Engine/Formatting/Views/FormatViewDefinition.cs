namespace System.Management.Automation;

public sealed class FormatViewDefinition
{
    public FormatViewDefinition(string name, PSControl control) => throw Unsupported.Member();
    public PSControl Control { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
}
