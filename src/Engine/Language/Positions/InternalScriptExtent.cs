namespace System.Management.Automation.Language;

/// <summary>A stretch of a script that was parsed: two offsets; everything else is worked out when asked for.</summary>
internal sealed class InternalScriptExtent(ScriptText source, int start, int end) : IScriptExtent
{
    /// <summary>The extent of what stands nowhere.</summary>
    public static InternalScriptExtent Nowhere { get; } = new(ScriptText.Empty, 0, 0);

    public ScriptText Source => source;

    public string? File => source.File;

    public IScriptPosition StartScriptPosition => new InternalScriptPosition(source, start);

    public IScriptPosition EndScriptPosition => new InternalScriptPosition(source, end);

    public int StartLineNumber => source.LineOf(start);

    public int StartColumnNumber => source.ColumnOf(start);

    public int EndLineNumber => source.LineOf(end);

    public int EndColumnNumber => source.ColumnOf(end);

    public int StartOffset => start;

    public int EndOffset => end;

    public string Text => Span.ToString();

    /// <summary>The end of the script may lie behind its text: the end-of-input token does.</summary>
    public ReadOnlySpan<char> Span
    {
        get
        {
            var length = source.Text.Length;
            return start < length ? source.Text.AsSpan(start, Math.Min(end, length) - start) : default;
        }
    }

    public InternalScriptExtent Slice(int newStart, int newEnd) => new(source, newStart, newEnd);

    public override string ToString() => Text;
}
