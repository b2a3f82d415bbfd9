namespace System.Management.Automation;

/// <summary>A view and its name.</summary>
public sealed class FormatViewDefinition
{
    public FormatViewDefinition(string name, PSControl control)
    {
        Name = name;
        Control = control;
    }

    public PSControl Control { get; }

    public string Name { get; }
}
