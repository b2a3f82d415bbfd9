using System.Collections;

namespace PowerShellWorker.Host.Configuration;

/// <summary>
/// The app's settings as its functions see them: the process environment, then what local.settings.json adds to it.
/// A variable that the environment already has wins, as users expect who override one on the command line.
/// </summary>
internal sealed class AppSettings
{
    private readonly Dictionary<string, string> _values = new(StringComparer.OrdinalIgnoreCase);
    private readonly Dictionary<string, string> _added = new(StringComparer.Ordinal);

    public AppSettings(IDictionary environment, LocalSettingsConfig local)
    {
        foreach (DictionaryEntry variable in environment)
        {
            _values[(string)variable.Key] = (string?)variable.Value ?? "";
        }

        foreach (var (name, value) in local.Values)
        {
            if (_values.TryGetValue(name, out var existing))
            {
                if (existing != value)
                {
                    Warnings.Add($"Skipping '{name}' from local settings as it's already defined in current environment variables.");
                }
            }
            else
            {
                Add(name, value);
            }
        }

        foreach (var name in local.NullValues)
        {
            Warnings.Add($"Skipping '{name}' from local settings as its value is null.");
        }

        foreach (var (name, value) in local.ConnectionStrings)
        {
            Add($"ConnectionStrings:{name}", value);
        }
    }

    /// <summary>What the user should be told about settings that were passed over.</summary>
    public List<string> Warnings { get; } = [];

    /// <summary>The variables that are not in the host's own environment and that a worker process needs.</summary>
    public IReadOnlyDictionary<string, string> Added => _added;

    /// <summary>A setting by name, without case; null when unset.</summary>
    public string? this[string name] => _values.GetValueOrDefault(name);

    /// <summary>Value of a configuration key a:b:c, which an environment variable spells a__b__c.</summary>
    public string? Configuration(params ReadOnlySpan<string> path) => this[string.Join("__", path!)] ?? this[string.Join(':', path!)];

    /// <summary>True for the spellings of "on" that app settings use.</summary>
    public bool IsOn(string name) => this[name] is { } value && (value == "1" || value.Equals("true", StringComparison.OrdinalIgnoreCase));

    public void Add(string name, string value)
    {
        _values[name] = value;
        _added[name] = value;
    }
}
