using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>A string in which variables and sub-expressions are expanded.</summary>
public class StringExpandableToken : StringToken
{
    internal StringExpandableToken(
        InternalScriptExtent extent, TokenKind kind, string value, string formatString, List<StringPart>? parts, TokenFlags flags)
        : base(extent, kind, flags, value)
    {
        FormatString = formatString;
        Parts = parts;
    }

    /// <summary>The tokens of the variables and sub-expressions; null if there are none.</summary>
    public ReadOnlyCollection<Token>? NestedTokens { get; internal set; }

    /// <summary>The text with <c>{n}</c> for each nested expression and doubled braces elsewhere.</summary>
    internal string FormatString { get; }

    /// <summary>What is to be expanded, in order; null if nothing is.</summary>
    internal List<StringPart>? Parts { get; }
}
