using System.Text;

namespace System.Management.Automation.Language;

/// <summary>Reads the lines of a help comment: directives that start with a dot, each with the lines below it.</summary>
internal sealed class CommentHelpReader
{
    private readonly CommentHelpInfo _help = new();
    private readonly Dictionary<string, string> _parameters = [];
    private readonly List<string> _examples = [];
    private readonly List<string> _inputs = [];
    private readonly List<string> _outputs = [];
    private readonly List<string> _links = [];

    /// <summary>The help, or null if the lines are an ordinary comment.</summary>
    public static CommentHelpInfo? Read(List<string> lines)
    {
        var reader = new CommentHelpReader();
        var first = lines.FindIndex(static line => !string.IsNullOrWhiteSpace(line));
        if (first < 0 || !TryReadDirective(lines[first], out _, out _))
        {
            return null;
        }

        for (var i = first; i < lines.Count;)
        {
            TryReadDirective(lines[i], out var name, out var argument);
            var end = i + 1;
            while (end < lines.Count && !TryReadDirective(lines[end], out _, out _))
            {
                end++;
            }

            if (!reader.Apply(name, argument, lines.GetRange(i + 1, end - i - 1)))
            {
                return null;
            }

            i = end;
        }

        return reader.Finish();
    }

    private static bool TryReadDirective(string line, out string name, out string argument)
    {
        name = argument = string.Empty;
        var text = line.AsSpan().Trim();
        if (text.Length < 2 || text[0] != '.' || !char.IsAsciiLetter(text[1]))
        {
            return false;
        }

        var end = 1;
        while (end < text.Length && (char.IsAsciiLetterOrDigit(text[end]) || text[end] == '_'))
        {
            end++;
        }

        if (end < text.Length && !char.IsWhiteSpace(text[end]))
        {
            return false;
        }

        name = text[1..end].ToString().ToUpperInvariant();
        argument = text[end..].Trim().ToString();
        return true;
    }

    private bool Apply(string name, string argument, List<string> lines)
    {
        if (argument.Length > 0)
        {
            return ApplyInline(name, argument, lines);
        }

        var text = Section(lines);
        switch (name)
        {
            case "SYNOPSIS":
                _help.Synopsis = text;
                break;
            case "DESCRIPTION":
                _help.Description = text;
                break;
            case "NOTES":
                _help.Notes = text;
                break;
            case "LINK":
                _links.Add(text.Trim());
                break;
            case "EXAMPLE":
                _examples.Add(text);
                break;
            case "INPUTS":
                _inputs.Add(text);
                break;
            case "OUTPUTS":
                _outputs.Add(text);
                break;
            case "COMPONENT":
                _help.Component = text.Trim();
                break;
            case "ROLE":
                _help.Role = text.Trim();
                break;
            case "FUNCTIONALITY":
                _help.Functionality = text.Trim();
                break;
            default:
                return false;
        }

        return true;
    }

    private bool ApplyInline(string name, string argument, List<string> lines)
    {
        switch (name)
        {
            case "PARAMETER":
                _parameters.TryAdd(argument.ToUpperInvariant(), Section(lines));
                break;
            case "FORWARDHELPTARGETNAME":
                _help.ForwardHelpTargetName = argument;
                break;
            case "FORWARDHELPCATEGORY":
                _help.ForwardHelpCategory = argument;
                break;
            case "REMOTEHELPRUNSPACE":
                _help.RemoteHelpRunspace = argument;
                break;
            case "EXTERNALHELP":
                _help.MamlHelpFile = argument;
                break;
            default:
                return false;
        }

        return true;
    }

    private CommentHelpInfo Finish()
    {
        _help.Parameters = _parameters;
        _help.Examples = _examples.AsReadOnly();
        _help.Inputs = _inputs.AsReadOnly();
        _help.Outputs = _outputs.AsReadOnly();
        _help.Links = _links.AsReadOnly();
        return _help;
    }

    /// <summary>The lines without empty ones around them, and without the indentation of the first.</summary>
    private static string Section(List<string> lines)
    {
        var first = lines.FindIndex(static line => !string.IsNullOrWhiteSpace(line));
        if (first < 0)
        {
            return string.Empty;
        }

        var last = lines.FindLastIndex(static line => !string.IsNullOrWhiteSpace(line));
        var indent = lines[first].Length - lines[first].TrimStart().Length;
        var text = new StringBuilder();
        for (var i = first; i <= last; i++)
        {
            var line = lines[i];
            var cut = 0;
            while (cut < indent && cut < line.Length && char.IsWhiteSpace(line[cut]))
            {
                cut++;
            }

            text.Append(line.AsSpan(cut).TrimEnd()).Append('\n');
        }

        return text.ToString();
    }
}
