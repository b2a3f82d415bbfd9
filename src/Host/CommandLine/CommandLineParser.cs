using System.Globalization;
using PowerShellWorker.Host.Configuration;

namespace PowerShellWorker.Host.CommandLine;

/// <summary>Reads psfunc's arguments. Everything that is wrong with them is reported together.</summary>
internal static class CommandLineParser
{
    private static readonly string[] Flags = ["--cors-credentials", "--enableAuth", "--enable-auth", "--verbose", "--no-build", "--debug", "--offline"];

    private static readonly string[] WithValue =
    [
        "--port", "-p", "--address", "--cors", "--script-root", "--prefix", "--worker-config", "--user-log-level", "--timeout", "-t",
    ];

    /// <exception cref="ConfigException">The arguments are wrong; names each of them.</exception>
    public static (CommandKind Kind, StartOptions Options) Parse(IReadOnlyList<string> arguments)
    {
        if (arguments.Count == 0)
        {
            return (CommandKind.Help, new StartOptions());
        }

        switch (arguments[0])
        {
            case "--help" or "-h" or "-?" or "help":
                return (CommandKind.Help, new StartOptions());
            case "--version" or "-v" or "version":
                return (CommandKind.Version, new StartOptions());
            case "start":
                return ParseStart(arguments.Skip(1));
            case "host" when arguments.Count > 1 && arguments[1] == "start":
                return ParseStart(arguments.Skip(2));
            default:
                throw new ConfigException("command line", $"Unknown {(arguments[0].StartsWith('-') ? "option" : "command")} '{arguments[0]}'.",
                    "Use: psfunc start [path] [options]. psfunc --help lists everything.");
        }
    }

    private static (CommandKind, StartOptions) ParseStart(IEnumerable<string> arguments)
    {
        var options = new StartOptions();
        var problems = new ConfigProblems();
        var rest = new Queue<string>(arguments);
        while (rest.TryDequeue(out var argument))
        {
            if (argument is "--help" or "-h" or "-?")
            {
                return (CommandKind.Help, options);
            }

            string? value = null;
            if (argument.StartsWith("--", StringComparison.Ordinal) && argument.IndexOf('=', StringComparison.Ordinal) is > 0 and var equals)
            {
                (argument, value) = (argument[..equals], argument[(equals + 1)..]);
            }

            options = Apply(options, argument, value, rest, problems);
        }

        return problems.Count > 0 ? throw new ConfigException(problems) : (CommandKind.Start, options);
    }

    private static StartOptions Apply(StartOptions options, string name, string? value, Queue<string> rest, ConfigProblems problems)
    {
        if (Flags.Contains(name))
        {
            if (value is not null && !bool.TryParse(value, out _))
            {
                problems.Add(name, $"The option is \"{value}\".", "Give it no value, or true or false.");
            }

            return value is not null && bool.TryParse(value, out var isOn) && !isOn ? options : ApplyFlag(options, name);
        }

        switch (name)
        {
            case "--functions":
                var names = value is null ? TakeValues(rest) : value.Split([',', ' '], StringSplitOptions.RemoveEmptyEntries);
                if (names.Length == 0)
                {
                    problems.Add(name, "The option needs the names of functions.", "Example: --functions Hello Goodbye.");
                }

                return options with { Functions = names };
            case "--language-worker":
                // What follows "--" is passed on as one text, as in: --language-worker -- "--inspect".
                if (value is null && rest.TryPeek(out var separator) && separator == "--")
                {
                    rest.Dequeue();
                }

                value ??= rest.TryDequeue(out var next) ? next : null;
                if (value is null)
                {
                    problems.Add(name, "The option needs arguments.", "Example: --language-worker -- \"--roll-forward Major\".");
                }

                return options with { LanguageWorkerArguments = value };
        }

        if (WithValue.Contains(name))
        {
            if (value is null && (!rest.TryPeek(out var next) || next.StartsWith("--", StringComparison.Ordinal)))
            {
                problems.Add(name, "The option needs a value.", "psfunc --help shows which.");
                return options;
            }

            return ApplyValue(options, name, value ?? rest.Dequeue(), problems);
        }

        if (name.StartsWith('-') || options.Path is not null)
        {
            problems.Add("command line", $"Unknown {(name.StartsWith('-') ? "option" : "argument")} '{name}'.", "psfunc --help lists the options of start.");
            return options;
        }

        return options with { Path = name };
    }

    private static StartOptions ApplyFlag(StartOptions options, string name) => name switch
    {
        "--cors-credentials" => options with { AllowsCorsCredentials = true },
        "--enableAuth" or "--enable-auth" => options with { IsAuthEnabled = true },
        "--verbose" or "--debug" => options with { IsVerbose = true },

        // Known to scripts written for other hosts; here there is nothing to build and nothing is looked up online.
        _ => options,
    };

    private static StartOptions ApplyValue(StartOptions options, string name, string value, ConfigProblems problems)
    {
        switch (name)
        {
            case "--port" or "-p":
                if (!int.TryParse(value, NumberStyles.None, CultureInfo.InvariantCulture, out var port) || port > 65535)
                {
                    problems.Add(name, $"\"{value}\" is no port.", "Use a number from 0 to 65535; 0 picks a free port.");
                }

                return options with { Port = port };
            case "--timeout" or "-t":
                if (!int.TryParse(value, NumberStyles.None, CultureInfo.InvariantCulture, out _))
                {
                    problems.Add(name, $"\"{value}\" is no number of seconds.", "Example: --timeout 20.");
                }

                return options;
            case "--user-log-level":
                if (!LogLevelNames.TryParse(value, out var level))
                {
                    problems.Add(name, $"\"{value}\" is no log level.", $"Use one of {LogLevelNames.All}.");
                }

                return options with { UserLogLevel = level };
            case "--address":
                return options with { Address = value };
            case "--cors":
                return options with { Cors = value };
            case "--worker-config":
                return options with { WorkerConfig = value };
            default:
                return options with { Path = value };
        }
    }

    private static string[] TakeValues(Queue<string> rest)
    {
        var values = new List<string>();
        while (rest.TryPeek(out var next) && !next.StartsWith('-'))
        {
            values.AddRange(rest.Dequeue().Split([',', ' '], StringSplitOptions.RemoveEmptyEntries));
        }

        return [.. values];
    }
}
