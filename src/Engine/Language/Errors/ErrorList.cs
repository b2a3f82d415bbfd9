namespace System.Management.Automation.Language;

/// <summary>The errors of one parse, in the order in which they were found.</summary>
internal sealed class ErrorList
{
    private readonly List<ParseError> _errors = [];

    public int Count => _errors.Count;

    public ParseError[] ToArray() => _errors.Count == 0 ? [] : [.. _errors];

    public void Report(IScriptExtent extent, ParserString message, bool incomplete, params ReadOnlySpan<object?> args)
    {
        // The parser may look at the same place twice, in different modes; one report is enough.
        for (var i = _errors.Count - 1; i >= 0; i--)
        {
            var other = _errors[i];
            if (other.ErrorId == message.Id
                && other.Extent.StartOffset == extent.StartOffset
                && other.Extent.EndOffset == extent.EndOffset)
            {
                return;
            }
        }

        _errors.Add(new ParseError(extent, message.Id, message.With(args), incomplete));
    }

    public void Add(ParseError error) => _errors.Add(error);

    /// <summary>Forgets what was reported since there were <paramref name="count"/> errors.</summary>
    public void Truncate(int count) => _errors.RemoveRange(count, _errors.Count - count);
}
