using System.Globalization;

namespace System.Management.Automation.Runtime;

/// <summary>Matches text against a parsed wildcard pattern, in time linear in the text for each star.</summary>
internal sealed class WildcardMatcher
{
    private readonly List<Element> _elements = [];
    private readonly bool _ignoreCase;
    private readonly bool _invariant;

    public WildcardMatcher(string pattern, WildcardOptions options)
    {
        _ignoreCase = (options & WildcardOptions.IgnoreCase) != 0;
        _invariant = (options & WildcardOptions.CultureInvariant) != 0;
        Parse(pattern);
    }

    private enum Kind
    {
        Literal,
        Any,
        Star,
        Set,
    }

    public bool IsMatch(string text)
    {
        int at = 0, element = 0, starElement = -1, starAt = 0;
        while (at < text.Length)
        {
            if (element < _elements.Count && _elements[element].Kind == Kind.Star)
            {
                starElement = ++element;
                starAt = at;
                if (starElement == _elements.Count)
                {
                    return true;
                }
            }
            else if (element < _elements.Count && Matches(_elements[element], text[at]))
            {
                element++;
                at++;
            }
            else if (starElement >= 0)
            {
                element = starElement;
                at = ++starAt;
            }
            else
            {
                return false;
            }
        }

        while (element < _elements.Count && _elements[element].Kind == Kind.Star)
        {
            element++;
        }

        return element == _elements.Count;
    }

    private void Parse(string pattern)
    {
        for (var i = 0; i < pattern.Length; i++)
        {
            switch (pattern[i])
            {
                case '*':
                    if (_elements.Count == 0 || _elements[^1].Kind != Kind.Star)
                    {
                        _elements.Add(new Element(Kind.Star, default, null));
                    }

                    break;
                case '?':
                    _elements.Add(new Element(Kind.Any, default, null));
                    break;
                case '[':
                    i = ParseSet(pattern, i);
                    break;
                case '`' when i + 1 < pattern.Length:
                    _elements.Add(new Element(Kind.Literal, Fold(pattern[++i]), null));
                    break;
                default:
                    _elements.Add(new Element(Kind.Literal, Fold(pattern[i]), null));
                    break;
            }
        }
    }

    private int ParseSet(string pattern, int start)
    {
        var ranges = new List<(char First, char Last)>();
        var i = start + 1;
        while (true)
        {
            if (i >= pattern.Length)
            {
                throw new WildcardPatternException($"The specified wildcard character pattern is not valid: {pattern}");
            }

            if (pattern[i] == ']' && i > start + 1)
            {
                break;
            }

            var first = Read(pattern, ref i);
            if (i + 1 < pattern.Length && pattern[i] == '-' && pattern[i + 1] != ']')
            {
                i++;
                ranges.Add((first, Read(pattern, ref i)));
            }
            else
            {
                ranges.Add((first, first));
            }
        }

        _elements.Add(new Element(Kind.Set, default, [.. ranges]));
        return i;
    }

    private static char Read(string pattern, ref int i)
    {
        if (pattern[i] == '`' && i + 1 < pattern.Length)
        {
            i++;
        }

        return pattern[i++];
    }

    private bool Matches(in Element element, char character) => element.Kind switch
    {
        Kind.Any => true,
        Kind.Literal => element.Character == character || (_ignoreCase && element.Character == Fold(character)),
        Kind.Set => InSet(element.Ranges!, character),
        _ => false,
    };

    private bool InSet((char First, char Last)[] ranges, char character)
    {
        foreach (var (first, last) in ranges)
        {
            if (character >= first && character <= last)
            {
                return true;
            }

            if (_ignoreCase)
            {
                var folded = Fold(character);
                if (folded >= Fold(first) && folded <= Fold(last))
                {
                    return true;
                }
            }
        }

        return false;
    }

    private char Fold(char character)
    {
        if (!_ignoreCase)
        {
            return character;
        }

        return character < 128 ? char.ToLowerInvariant(character) : char.ToLower(character, _invariant ? CultureInfo.InvariantCulture : CultureInfo.CurrentCulture);
    }

    private readonly record struct Element(Kind Kind, char Character, (char First, char Last)[]? Ranges);
}
