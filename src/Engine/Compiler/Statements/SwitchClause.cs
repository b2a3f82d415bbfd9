using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;
using System.Text.RegularExpressions;

namespace System.Management.Automation.Compiler;

/// <summary>How a switch compares.</summary>
internal enum SwitchKind
{
    Exact,
    Wildcard,
    Regex,
}

/// <summary>One clause: a script block that decides, or a value to compare with. Constant patterns are prepared once.</summary>
internal sealed class SwitchClause(ExpressionNode? condition, BlockNode? test, BlockNode body, SwitchKind kind, bool ignoreCase)
{
    private readonly Regex? _regex = kind == SwitchKind.Regex && condition is ConstantNode { Value: string pattern } && IsValid(pattern)
        ? RegexCache.Get(pattern, Options(ignoreCase)) : null;

    private readonly WildcardPattern? _wildcard = kind == SwitchKind.Wildcard && condition is ConstantNode { Value: string wildcard }
        ? WildcardOf(wildcard, ignoreCase) : null;

    public BlockNode Body { get; } = body;

    public bool Matches(Frame frame, object? value, int matchesSlot)
    {
        if (test is not null)
        {
            return Test(frame);
        }

        frame.Position = Body.Extent;
        switch (kind)
        {
            case SwitchKind.Wildcard:
                return (_wildcard ?? WildcardOf(Text(condition!.Evaluate(frame)), ignoreCase)).IsMatch(Text(value));
            case SwitchKind.Regex:
                return MatchesRegex(frame, value, matchesSlot);
        }

        var wanted = condition!.Evaluate(frame);
        if (value is int a && wanted is int b)
        {
            return a == b;
        }

        var bare = wanted is PSObject wrapper && !ReferenceEquals(wanted, AutomationNull.Value) ? wrapper.BaseObject : wanted;
        return bare is ScriptBlock block
            ? LanguagePrimitives.IsTrue(block.InvokeValue(frame.Context, new ScriptBlockCall { Underscore = value, Arguments = [value] }))
            : IsSame(value, bare);
    }

    /// <summary>Null only fits null; anything else is compared as text.</summary>
    private bool IsSame(object? value, object? wanted)
    {
        if (wanted is null || ReferenceEquals(wanted, AutomationNull.Value))
        {
            return value is null || ReferenceEquals(value, AutomationNull.Value);
        }

        return TextComparison.AreEqual(Text(value), Text(wanted), ignoreCase, System.Globalization.CultureInfo.InvariantCulture);
    }

    /// <summary>An error in the condition is the switch's, not one of a statement of its own.</summary>
    private bool Test(Frame frame)
    {
        var context = frame.Context;
        var depth = context.HandlerDepth;
        context.HandlerDepth = depth + 1;
        var result = LanguagePrimitives.IsTrue(test!.ExecuteForValue(frame));
        context.HandlerDepth = depth;
        return result;
    }

    private bool MatchesRegex(Frame frame, object? value, int matchesSlot)
    {
        var regex = _regex;
        if (regex is null)
        {
            var pattern = condition!.Evaluate(frame);
            regex = pattern as Regex ?? RegexCache.Get(Text(pattern), Options(ignoreCase));
        }

        var text = Text(value);
        if (matchesSlot == int.MinValue)
        {
            return regex.IsMatch(text);
        }

        var match = regex.Match(text);
        if (match.Success)
        {
            MatchNode.SetMatches(frame, matchesSlot, Operators.MatchesOf(regex, match));
        }

        return match.Success;
    }

    private static bool IsValid(string pattern)
    {
        try
        {
            _ = new Regex(pattern);
            return true;
        }
        catch (ArgumentException)
        {
            // The error belongs to the moment when the clause is tried.
            return false;
        }
    }

    private static RegexOptions Options(bool ignoreCase) => ignoreCase ? RegexOptions.IgnoreCase : RegexOptions.None;

    private static WildcardPattern WildcardOf(string pattern, bool ignoreCase)
        => WildcardPattern.Get(pattern, ignoreCase ? WildcardOptions.IgnoreCase : WildcardOptions.None);

    private static string Text(object? value) => value as string ?? ValueText.Of(value);
}
