namespace System.Management.Automation.Language;

/// <content>Numbers.</content>
internal sealed partial class Tokenizer
{
    /// <summary>A number, or null if what stands here only starts like one.</summary>
    /// <param name="start">Where the token starts, its sign included.</param>
    /// <param name="digits">Where the number starts behind the sign.</param>
    /// <param name="inExpression">Operators may follow at once.</param>
    private Token? ScanNumber(int start, int digits, bool inExpression)
    {
        var format = default(NumberFormat);
        var end = format.Read(_text.AsSpan(0, _end), digits);
        if (end < 0)
        {
            return null;
        }

        if (end < _end)
        {
            var next = _text[end];
            var ends = inExpression
                ? next.EndsNumber() || (next == ':' && TernaryDepth > 0) || (next == '?' && TernaryDepth > 0)
                : next.EndsWord();
            if (!ends)
            {
                return null;
            }
        }

        _pos = end;
        var extent = Extent(start, end);
        var isNegative = digits > start && _text[start].IsDash();
        if (format.ToValue(_text, isNegative) is { } value)
        {
            return new NumberToken(extent, value, TokenFlags.None);
        }

        _errors.Report(extent, ParserStrings.BadNumericConstant, incomplete: false, extent.Text);
        return new NumberToken(extent, 0, TokenFlags.TokenInError);
    }
}
