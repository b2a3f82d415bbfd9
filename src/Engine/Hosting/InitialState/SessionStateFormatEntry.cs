namespace System.Management.Automation.Runspaces;

public sealed class SessionStateFormatEntry : InitialSessionStateEntry
{
    public SessionStateFormatEntry(string fileName) : base(default(string)!) => throw Unsupported.Member();
    public SessionStateFormatEntry(FormatTable formattable) : base(default(string)!) => throw Unsupported.Member();
    public SessionStateFormatEntry(ExtendedTypeDefinition typeDefinition) : base(default(string)!) => throw Unsupported.Member();
    public string FileName { get => throw Unsupported.Member(); }
    public ExtendedTypeDefinition FormatData { get => throw Unsupported.Member(); }
    public FormatTable Formattable { get => throw Unsupported.Member(); }
    public override InitialSessionStateEntry Clone() => throw Unsupported.Member();
}
