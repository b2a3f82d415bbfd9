using System.Globalization;

namespace PowerShellWorker.Load.Cli;

/// <summary>Options as they were written. Each is taken by the mode that knows it; what is left over is an error.</summary>
internal sealed class Arguments
{
    private readonly Dictionary<string, List<string>> _values = new(StringComparer.Ordinal);

    public Arguments(IReadOnlyList<string> args, IReadOnlySet<string> switches, IReadOnlySet<string> options)
    {
        for (var i = 0; i < args.Count; i++)
        {
            var (name, inline) = Split(args[i]);
            if (switches.Contains(name) && inline is null)
            {
                Add(name, "true");
            }
            else if (!options.Contains(name))
            {
                throw new UsageException($"Unknown argument '{args[i]}'. Known are: {string.Join(' ', options.Concat(switches).Order())}.");
            }
            else
            {
                Add(name, inline ?? (++i < args.Count ? args[i] : throw new UsageException($"{name} needs a value.")));
            }
        }
    }

    public bool Has(string name) => _values.ContainsKey(name);

    public string? Text(string name) => _values.TryGetValue(name, out var values) ? values[^1] : null;

    public string Required(string name, string example) =>
        Text(name) is { Length: > 0 } value ? value : throw new UsageException($"{name} is missing, for example {name} {example}.");

    public IReadOnlyList<string> All(string name) => _values.TryGetValue(name, out var values) ? values : [];

    public int Int(string name, int fallback, int least, int most) => (int)Long(name, fallback, least, most);

    public long Long(string name, long fallback, long least, long most)
    {
        if (Text(name) is not { } text)
        {
            return fallback;
        }

        return long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var value) && value >= least && value <= most
            ? value
            : throw new UsageException($"{name} '{text}' must be a whole number from {least} to {most}.");
    }

    public TimeSpan Seconds(string name, double fallback, double least)
    {
        if (Text(name) is not { } text)
        {
            return TimeSpan.FromSeconds(fallback);
        }

        return double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var value) && value >= least && value <= 1_000_000
            ? TimeSpan.FromSeconds(value)
            : throw new UsageException($"{name} '{text}' must be a number of seconds, {least.ToString(CultureInfo.InvariantCulture)} or more.");
    }

    private static (string Name, string? Value) Split(string argument) =>
        argument.StartsWith("--", StringComparison.Ordinal) && argument.IndexOf('=', StringComparison.Ordinal) is > 0 and var at
            ? (argument[..at], argument[(at + 1)..])
            : (argument, null);

    private void Add(string name, string value)
    {
        if (!_values.TryGetValue(name, out var values))
        {
            _values[name] = values = [];
        }

        values.Add(value);
    }
}
