using System.Text;

namespace PowerShellWorker.Shell;

/// <summary>Reads the command line as pwsh does: switches in any case, with one or two dashes, cut short as far as they stay unique;
/// the first word that is no switch is a script file and all after it belongs to the script.</summary>
internal static class ShellOptionsParser
{
    private static readonly string[] Switches =
    [
        "file", "command", "encodedcommand", "nologo", "noprofile", "noninteractive", "noexit", "interactive",
        "executionpolicy", "workingdirectory", "inputformat", "outputformat", "windowstyle", "login", "mta", "sta", "version", "help",
    ];

    private static readonly Dictionary<string, string> ShortForms = new(StringComparer.OrdinalIgnoreCase)
    {
        ["f"] = "file",
        ["c"] = "command",
        ["e"] = "encodedcommand",
        ["ec"] = "encodedcommand",
        ["nop"] = "noprofile",
        ["noni"] = "noninteractive",
        ["noe"] = "noexit",
        ["i"] = "interactive",
        ["ex"] = "executionpolicy",
        ["ep"] = "executionpolicy",
        ["wd"] = "workingdirectory",
        ["wo"] = "workingdirectory",
        ["if"] = "inputformat",
        ["in"] = "inputformat",
        ["of"] = "outputformat",
        ["o"] = "outputformat",
        ["l"] = "login",
        ["v"] = "version",
        ["h"] = "help",
        ["?"] = "help",
    };

    /// <exception cref="ShellOptionsException">An unknown switch, or one without the value that it needs.</exception>
    public static ShellOptions Parse(IReadOnlyList<string> arguments, bool inputIsRedirected)
    {
        var options = new ShellOptions(inputIsRedirected ? ShellMode.StandardInput : ShellMode.Interactive);
        for (var i = 0; i < arguments.Count; i++)
        {
            var argument = arguments[i];
            if (!IsSwitch(argument))
            {
                return options with { Mode = ShellMode.File, Text = argument, Arguments = Rest(arguments, i + 1) };
            }

            switch (FullName(argument))
            {
                case "file":
                    var file = Value(arguments, ++i, "-File", "the path of a script");
                    return file == "-"
                        ? options with { Mode = ShellMode.StandardInput }
                        : options with { Mode = ShellMode.File, Text = file, Arguments = Rest(arguments, i + 1) };
                case "command":
                    var command = Value(arguments, ++i, "-Command", "the text of a command, or - for standard input");
                    return command == "-"
                        ? options with { Mode = ShellMode.StandardInput }
                        : options with { Mode = ShellMode.Command, Text = string.Join(' ', Rest(arguments, i)) };
                case "encodedcommand":
                    options = options with { Mode = ShellMode.Command, Text = Decode(Value(arguments, ++i, "-EncodedCommand", "base64 of UTF-16 text")) };
                    break;
                case "nologo":
                    options = options with { NoLogo = true };
                    break;
                case "noprofile":
                    options = options with { NoProfile = true };
                    break;
                case "noninteractive":
                    options = options with { NonInteractive = true };
                    break;
                case "noexit":
                    options = options with { NoExit = true };
                    break;
                case "workingdirectory":
                    options = options with { WorkingDirectory = Value(arguments, ++i, "-WorkingDirectory", "a folder") };
                    break;
                case "executionpolicy" or "inputformat" or "outputformat" or "windowstyle":
                    // Accepted for scripts that pass them; none has an effect outside Windows.
                    _ = Value(arguments, ++i, argument, "a value");
                    break;
                case "version":
                    return options with { Mode = ShellMode.Version };
                case "help":
                    return options with { Mode = ShellMode.Help };
            }
        }

        return options;
    }

    private static bool IsSwitch(string argument) => argument.Length > 1 && argument[0] == '-';

    private static string FullName(string argument)
    {
        var name = argument.TrimStart('-');
        if (ShortForms.TryGetValue(name, out var full))
        {
            return full;
        }

        var matches = Array.FindAll(Switches, s => s.StartsWith(name, StringComparison.OrdinalIgnoreCase));
        return matches.Length switch
        {
            1 => matches[0],
            0 => throw new ShellOptionsException($"'{argument}' is not a switch of this shell. Known ones: -{string.Join(", -", Switches)}."),
            _ => Array.Find(matches, m => m.Equals(name, StringComparison.OrdinalIgnoreCase))
                ?? throw new ShellOptionsException($"'{argument}' may mean -{string.Join(" or -", matches)}. Write more of it."),
        };
    }

    private static string Value(IReadOnlyList<string> arguments, int index, string name, string what) =>
        index < arguments.Count ? arguments[index] : throw new ShellOptionsException($"'{name}' needs {what} after it.");

    private static string[] Rest(IReadOnlyList<string> arguments, int start) => [.. arguments.Skip(start)];

    private static string Decode(string base64)
    {
        try
        {
            return Encoding.Unicode.GetString(Convert.FromBase64String(base64));
        }
        catch (FormatException)
        {
            throw new ShellOptionsException("The value of '-EncodedCommand' is not base64.");
        }
    }
}
