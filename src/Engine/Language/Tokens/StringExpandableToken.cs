using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>A string in which variables and sub-expressions are expanded.</summary>
public class StringExpandableToken : StringToken
{
    private ReadOnlyCollection<Token>? _nestedTokens;

    internal StringExpandableToken(
        ScriptTextExtent extent, TokenKind kind, string value, string formatString, List<Token>? nestedTokens, TokenFlags flags)
        : base(extent, kind, flags, value)
    {
        FormatString = formatString;
        if (nestedTokens is { Count: > 0 })
        {
            _nestedTokens = new ReadOnlyCollection<Token>(nestedTokens);
        }
    }

    /// <summary>The tokens of the variables and sub-expressions; null if there are none.</summary>
    public ReadOnlyCollection<Token>? NestedTokens
    {
        get => _nestedTokens;
        internal set => _nestedTokens = value;
    }

    /// <summary>The text with <c>{n}</c> for each nested expression and doubled braces elsewhere.</summary>
    internal string FormatString { get; }
}
