namespace System.Management.Automation.Language;

/// <summary>A place in a script that was parsed.</summary>
internal sealed class InternalScriptPosition(ScriptText source, int offset) : IScriptPosition
{
    public string? File => source.File;

    public int LineNumber => source.LineOf(offset);

    public int ColumnNumber => source.ColumnOf(offset);

    public int Offset => offset;

    public string Line => source.Line(LineNumber);

    public string GetFullScript() => source.Text;
}
