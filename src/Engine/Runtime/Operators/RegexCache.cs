using System.Collections.Concurrent;
using System.Text.RegularExpressions;

namespace System.Management.Automation.Runtime;

/// <summary>Regular expressions that scripts write as text, kept so that a loop parses each once; one that runs often is compiled.</summary>
internal static class RegexCache
{
    private const int Capacity = 1000;
    private const int CompileAfter = 3000;

    private static readonly ConcurrentDictionary<(string Pattern, RegexOptions Options), Entry> _entries = new();
    private static volatile Entry? _last;

    public static Regex Get(string pattern, RegexOptions options)
    {
        var last = _last;
        if (last is null || last.Options != options || !string.Equals(last.Pattern, pattern, StringComparison.Ordinal))
        {
            if (!_entries.TryGetValue((pattern, options), out last))
            {
                last = Add(pattern, options);
            }

            _last = last;
        }

        return last.Use();
    }

    private static Entry Add(string pattern, RegexOptions options)
    {
        var entry = new Entry(pattern, options);
        if (_entries.Count >= Capacity)
        {
            // Patterns made at run time would otherwise pile up; those in use come back at once.
            _entries.Clear();
        }

        _entries[(pattern, options)] = entry;
        return entry;
    }

    private sealed class Entry(string pattern, RegexOptions options)
    {
        private volatile Regex _regex = new(pattern, options);
        private int _uses;

        public string Pattern { get; } = pattern;

        public RegexOptions Options { get; } = options;

        public Regex Use()
        {
            // Not atomic on purpose: a lost count only delays the compilation.
            if (++_uses == CompileAfter)
            {
                _regex = new Regex(Pattern, Options | RegexOptions.Compiled);
            }

            return _regex;
        }
    }
}
