namespace System.Management.Automation.Language;

/// <summary>Escapes text that is put into generated script.</summary>
public static class CodeGeneration
{
    /// <summary>Doubles every kind of single quote.</summary>
    public static string EscapeSingleQuotedStringContent(string? value)
    {
        if (string.IsNullOrEmpty(value))
        {
            return string.Empty;
        }

        var text = new System.Text.StringBuilder(value.Length);
        foreach (var c in value)
        {
            text.Append(c);
            if (c.IsSingleQuote())
            {
                text.Append(c);
            }
        }

        return text.ToString();
    }

    /// <summary>Makes the text harmless in a block comment.</summary>
    public static string EscapeBlockCommentContent(string? value) =>
        string.IsNullOrEmpty(value)
            ? string.Empty
            : value.Replace("<#", "<`#", StringComparison.Ordinal).Replace("#>", "#`>", StringComparison.Ordinal);

    /// <summary>Doubles braces.</summary>
    public static string EscapeFormatStringContent(string? value) =>
        string.IsNullOrEmpty(value)
            ? string.Empty
            : value.Replace("{", "{{", StringComparison.Ordinal).Replace("}", "}}", StringComparison.Ordinal);

    /// <summary>Escapes what ends a name between braces.</summary>
    public static string EscapeVariableName(string? value) =>
        string.IsNullOrEmpty(value)
            ? string.Empty
            : value
                .Replace("`", "``", StringComparison.Ordinal)
                .Replace("}", "`}", StringComparison.Ordinal)
                .Replace("{", "`{", StringComparison.Ordinal);
}
