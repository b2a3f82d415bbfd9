using System.Collections.Concurrent;
using System.Management.Automation.Runtime;
using System.Text;

namespace System.Management.Automation;

/// <summary>A pattern with <c>*</c>, <c>?</c> and <c>[a-z]</c>; a backquote escapes.</summary>
public sealed class WildcardPattern
{
    private const int CacheCapacity = 500;

    private static readonly ConcurrentDictionary<(string, WildcardOptions), WildcardPattern> _cache = new();

    private readonly string _pattern;
    private readonly WildcardOptions _options;
    private WildcardMatcher? _matcher;

    public WildcardPattern(string pattern)
        : this(pattern, WildcardOptions.None)
    {
    }

    public WildcardPattern(string pattern, WildcardOptions options)
    {
        ArgumentNullException.ThrowIfNull(pattern);
        _pattern = pattern;
        _options = options;
    }

    internal string Pattern => _pattern;

    public static bool ContainsWildcardCharacters(string? pattern)
    {
        if (string.IsNullOrEmpty(pattern))
        {
            return false;
        }

        for (var i = 0; i < pattern.Length; i++)
        {
            switch (pattern[i])
            {
                case '*' or '?' or '[' or ']':
                    return true;
                case '`':
                    i++;
                    break;
            }
        }

        return false;
    }

    /// <summary>The text with its wildcard characters escaped.</summary>
    public static string Escape(string pattern)
    {
        ArgumentNullException.ThrowIfNull(pattern);
        if (pattern.AsSpan().IndexOfAny("*?[]`") < 0)
        {
            return pattern;
        }

        var builder = new StringBuilder(pattern.Length + 4);
        foreach (var character in pattern)
        {
            if (character is '*' or '?' or '[' or ']' or '`')
            {
                builder.Append('`');
            }

            builder.Append(character);
        }

        return builder.ToString();
    }

    public static WildcardPattern Get(string pattern, WildcardOptions options)
    {
        ArgumentNullException.ThrowIfNull(pattern);
        if (_cache.TryGetValue((pattern, options), out var cached))
        {
            return cached;
        }

        var made = new WildcardPattern(pattern, options);
        if (_cache.Count >= CacheCapacity)
        {
            _cache.Clear();
        }

        _cache[(pattern, options)] = made;
        return made;
    }

    /// <exception cref="WildcardPatternException">The pattern is not valid.</exception>
    public bool IsMatch(string? input) => input is not null && (_matcher ??= new WildcardMatcher(_pattern, _options)).IsMatch(input);

    /// <summary>The pattern for WQL's LIKE.</summary>
    public string ToWql()
    {
        var builder = new StringBuilder();
        for (var i = 0; i < _pattern.Length; i++)
        {
            switch (_pattern[i])
            {
                case '*':
                    builder.Append('%');
                    break;
                case '?':
                    builder.Append('_');
                    break;
                case '%' or '_':
                    builder.Append('[').Append(_pattern[i]).Append(']');
                    break;
                case '\'':
                    builder.Append("''");
                    break;
                case '`' when i + 1 < _pattern.Length:
                    i++;
                    builder.Append(_pattern[i] is '[' ? "[[]" : _pattern[i].ToString());
                    break;
                default:
                    builder.Append(_pattern[i]);
                    break;
            }
        }

        return builder.ToString();
    }

    public static string Unescape(string pattern)
    {
        ArgumentNullException.ThrowIfNull(pattern);
        var builder = new StringBuilder(pattern.Length);
        for (var i = 0; i < pattern.Length; i++)
        {
            if (pattern[i] == '`' && i + 1 < pattern.Length && pattern[i + 1] is '*' or '?' or '[' or ']' or '`')
            {
                i++;
            }

            builder.Append(pattern[i]);
        }

        return builder.ToString();
    }
}
