namespace System.Management.Automation.Runtime;

/// <summary>A type name as text: <c>Dictionary[string, List[int]][]</c>, reflection's notation included.</summary>
internal sealed class TypeNameText(string text)
{
    private int _at;

    /// <summary>The type, or null when the text names none or is malformed.</summary>
    public Type? Resolve()
    {
        var trimmed = text.Trim();
        if (trimmed.Length > 2 && trimmed[0] == '[' && trimmed[^1] == ']')
        {
            return new TypeNameText(trimmed[1..^1]).Resolve();
        }

        var type = ReadType(allowAssembly: true);
        SkipSpace();
        return _at == text.Length ? type : null;
    }

    private Type? ReadType(bool allowAssembly)
    {
        SkipSpace();
        var start = _at;
        while (_at < text.Length && text[_at] is not ('[' or ']' or ','))
        {
            _at++;
        }

        var name = text[start.._at].Trim();
        Type? type = null;
        if (_at < text.Length && text[_at] == '[' && !IsRank())
        {
            type = ReadGeneric(name);
            if (type is null)
            {
                return null;
            }
        }

        var assembly = string.Empty;
        var beforeSuffix = _at;
        while (_at < text.Length && text[_at] == '[' && IsRank())
        {
            SkipRank();
        }

        var suffix = text[beforeSuffix.._at];
        if (allowAssembly && _at < text.Length && text[_at] == ',')
        {
            assembly = ReadAssembly();
        }

        type ??= assembly.Length > 0 ? TypeResolver.FindQualified(name + assembly) : TypeResolver.TryResolveSimple(name, Namespaces());
        return type is null ? null : WithRanks(type, suffix);
    }

    private static string[] Namespaces() => ExecutionContext.Current?.CurrentFrame is { } frame ? UsedNamespaceCache.Of(frame) : [];

    private Type? ReadGeneric(string name)
    {
        var arguments = new List<Type>();
        _at++;
        while (true)
        {
            SkipSpace();
            var bracketed = _at < text.Length && text[_at] == '[';
            if (bracketed)
            {
                _at++;
            }

            if (ReadType(bracketed) is not { } argument)
            {
                return null;
            }

            arguments.Add(argument);
            SkipSpace();
            if (bracketed)
            {
                if (_at >= text.Length || text[_at++] != ']')
                {
                    return null;
                }

                SkipSpace();
            }

            if (_at >= text.Length)
            {
                return null;
            }

            if (text[_at] == ',')
            {
                _at++;
                continue;
            }

            if (text[_at++] == ']')
            {
                break;
            }

            return null;
        }

        var definition = name.Contains('`', StringComparison.Ordinal) ? name : $"{name}`{arguments.Count}";
        var type = TypeResolver.TryResolveSimple(definition, Namespaces()) ?? TypeResolver.TryResolveSimple(name, Namespaces());
        if (type is not { IsGenericTypeDefinition: true } || type.GetGenericArguments().Length != arguments.Count)
        {
            return null;
        }

        try
        {
            return type.MakeGenericType([.. arguments]);
        }
        catch (ArgumentException)
        {
            // An argument breaks a constraint: there is no such type.
            return null;
        }
    }

    private string ReadAssembly()
    {
        var start = _at;
        while (_at < text.Length && text[_at] != ']')
        {
            _at++;
        }

        return text[start.._at];
    }

    private bool IsRank()
    {
        for (var i = _at + 1; i < text.Length; i++)
        {
            if (text[i] == ']')
            {
                return true;
            }

            if (text[i] is not (',' or ' '))
            {
                return false;
            }
        }

        return false;
    }

    private void SkipRank() => _at = text.IndexOf(']', _at) + 1;

    private static Type WithRanks(Type type, string suffix)
    {
        for (var i = 0; i < suffix.Length; i++)
        {
            var end = suffix.IndexOf(']', i);
            var commas = suffix.AsSpan(i, end - i).Count(',');
            type = commas == 0 ? type.MakeArrayType() : type.MakeArrayType(commas + 1);
            i = end;
        }

        return type;
    }

    private void SkipSpace()
    {
        while (_at < text.Length && char.IsWhiteSpace(text[_at]))
        {
            _at++;
        }
    }
}
