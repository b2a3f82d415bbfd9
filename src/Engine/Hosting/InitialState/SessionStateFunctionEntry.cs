namespace System.Management.Automation.Runspaces;

/// <summary>A function that a runspace holds when it opens.</summary>
public sealed class SessionStateFunctionEntry : SessionStateCommandEntry
{
    private ScriptBlock? _block;

    public SessionStateFunctionEntry(string name, string definition)
        : this(name, definition, ScopedItemOptions.None, null!)
    {
    }

    public SessionStateFunctionEntry(string name, string definition, string helpFile)
        : this(name, definition, ScopedItemOptions.None, helpFile)
    {
    }

    public SessionStateFunctionEntry(string name, string definition, ScopedItemOptions options, string? helpFile)
        : base(name)
    {
        ArgumentNullException.ThrowIfNull(definition);
        Definition = definition;
        Options = options;
        HelpFile = helpFile;
        CommandType = CommandTypes.Function;
    }

    public string Definition { get; }

    public string? HelpFile { get; }

    public ScopedItemOptions Options { get; }

    /// <summary>Parsed once, for all runspaces.</summary>
    internal ScriptBlock Block => _block ??= ScriptBlock.Parse(Definition, null, null);

    public override InitialSessionStateEntry Clone() => Copy();
}
