namespace System.Management.Automation.Runspaces;

/// <summary>Format data that a runspace holds when it opens.</summary>
public sealed class SessionStateFormatEntry : InitialSessionStateEntry
{
    public SessionStateFormatEntry(string fileName)
        : base(fileName) => FileName = fileName;

    public SessionStateFormatEntry(FormatTable formattable)
        : base("*") => Formattable = formattable;

    public SessionStateFormatEntry(ExtendedTypeDefinition typeDefinition)
        : base("*") => FormatData = typeDefinition;

    public string? FileName { get; }

    public ExtendedTypeDefinition? FormatData { get; }

    public FormatTable? Formattable { get; }

    public override InitialSessionStateEntry Clone() => Copy();
}
