using System.Text;
using System.Text.RegularExpressions;

namespace Microsoft.PowerShell.Commands;

/// <summary>A line in which Select-String found something.</summary>
public class MatchInfo
{
    private const string InputStream = "InputStream";

    internal MatchInfo()
    {
    }

    public bool IgnoreCase { get; set; }

    public ulong LineNumber { get; set; }

    public string Line { get; set; } = "";

    public string Filename => Path == InputStream ? InputStream : System.IO.Path.GetFileName(Path);

    public string Path { get; set; } = InputStream;

    public string Pattern { get; set; } = "";

    public MatchInfoContext? Context { get; set; }

    public Match[] Matches { get; set; } = [];

    public string RelativePath(string directory)
        => Path == InputStream || string.IsNullOrEmpty(directory) || !Path.StartsWith(directory, StringComparison.Ordinal) ? Path
            : Path[directory.Length..].TrimStart('/', '\\');

    public override string ToString() => ToString("");

    public string ToString(string directory)
    {
        var path = RelativePath(directory);
        if (Context is null)
        {
            return Format(Line, LineNumber, path, "");
        }

        var lines = new List<string>();
        var number = LineNumber - (ulong)Context.DisplayPreContext.Length;
        foreach (var line in Context.DisplayPreContext)
        {
            lines.Add(Format(line, number++, path, "  "));
        }

        lines.Add(Format(Line, number++, path, "> "));
        foreach (var line in Context.DisplayPostContext)
        {
            lines.Add(Format(line, number++, path, "  "));
        }

        return string.Join(Environment.NewLine, lines);
    }

    private string Format(string line, ulong number, string path, string prefix)
    {
        var text = new StringBuilder(prefix);
        if (Path != InputStream)
        {
            text.Append(path).Append(':').Append(number).Append(':');
        }

        return text.Append(line).ToString();
    }
}
