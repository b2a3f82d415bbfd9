namespace System.Management.Automation.Language;

/// <summary>A message of the parser: its stable id, and its text as a composite format.</summary>
internal sealed class ParserString(string id, string format)
{
    public string Id => id;

    public string With(params ReadOnlySpan<object?> args) =>
        string.Format(System.Globalization.CultureInfo.CurrentCulture, format, args);
}
