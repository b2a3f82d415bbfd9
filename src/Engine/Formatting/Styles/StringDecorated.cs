using Microsoft.PowerShell.Commands.Internal.Format;

namespace System.Management.Automation.Internal;

/// <summary>Text with escape sequences, and its length without them.</summary>
public struct StringDecorated
{
    private readonly string _text;

    public StringDecorated(string text) => _text = text;

    public bool IsDecorated => _text.Contains('\x1b');

    public int ContentLength => DisplayText.LengthOf(_text);

    public override string ToString() => ToString(PSStyle.Instance.OutputRendering == OutputRendering.PlainText ? OutputRendering.PlainText : OutputRendering.Ansi);

    public string ToString(OutputRendering outputRendering)
        => outputRendering == OutputRendering.PlainText ? Strip(_text) : _text;

    private static string Strip(string text)
        => System.Text.RegularExpressions.Regex.Replace(text, @"\x1b\[[0-9;]*[A-Za-z]|\x1b\]8;;.*?\x1b\\", "");
}
