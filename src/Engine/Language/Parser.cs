namespace System.Management.Automation.Language;

/// <summary>Turns script text into a syntax tree. Bad input never throws: it gives errors, and as much of a tree as could be read.</summary>
/// <remarks>A recursive-descent parser that tells the tokenizer, before each token, what it expects: an operand, an operator, an argument.</remarks>
public sealed partial class Parser
{
    private readonly Tokenizer _tokenizer;
    private readonly ScriptText _source;
    private readonly ErrorList _errors;

    // Where the text ends when the question is whether input is incomplete; before the closing parenthesis in a string's sub-expression.
    private readonly int _limit;
    private Token? _peeked;
    private ScanMode _peekedMode;
    private bool _isCommaDisabled;
    private StackGuard _stack = new();
    private List<AttributeBaseAst>? _pendingAttributes;

    // Attributes of parameters that turned out to be none: no part of the tree, but checked like the others.
    private List<AttributeAst>? _orphanAttributes;

    private Parser(ScriptText source, int start, int end, int limit, ErrorList errors)
    {
        _source = source;
        _errors = errors;
        _limit = limit;
        _tokenizer = new Tokenizer(source, start, end, errors);
    }

    /// <exception cref="FileNotFoundException">There is no such file; and the other exceptions of reading a file.</exception>
    public static ScriptBlockAst ParseFile(string fileName, out Token[] tokens, out ParseError[] errors)
    {
        ArgumentException.ThrowIfNullOrEmpty(fileName);
        return ParseInput(File.ReadAllText(fileName), Path.GetFullPath(fileName), out tokens, out errors);
    }

    public static ScriptBlockAst ParseInput(string input, out Token[] tokens, out ParseError[] errors) =>
        ParseInput(input, null, out tokens, out errors);

    public static ScriptBlockAst ParseInput(string input, string? fileName, out Token[] tokens, out ParseError[] errors)
    {
        ArgumentNullException.ThrowIfNull(input);
        var source = new ScriptText(input, fileName);
        var errorList = new ErrorList();
        var parser = new Parser(source, 0, input.Length, input.Length, errorList);
        var script = parser.ParseScript();
        tokens = [.. parser._tokenizer.Tokens];
        script.SourceTokens = tokens;
        errors = errorList.ToArray();
        return script;
    }

    /// <summary>What the text of an expandable string consists of, for trees that are made by hand.</summary>
    internal static (string FormatString, List<ExpressionAst> Expressions) ParseExpandableString(string value)
    {
        // A here-string keeps quotes as they are.
        var source = new ScriptText("@\"\n" + value + "\n\"@", null);
        var parser = new Parser(source, 0, source.Text.Length, source.Text.Length, new ErrorList());
        return parser.ParsePrimary(parser.Peek(ScanMode.Operand)) is ExpandableStringExpressionAst expandable
            ? (expandable.FormatString, expandable.NestedExpressions.Select(static e => (ExpressionAst)e.Copy()).ToList())
            : (value.Replace("{", "{{", StringComparison.Ordinal).Replace("}", "}}", StringComparison.Ordinal), []);
    }

    private ScriptBlockAst ParseScript()
    {
        var whole = _tokenizer.Extent(_tokenizer.Start, _limit);
        ScriptBlockAst? script = null;
        try
        {
            var body = ParseScriptBody();
            script = body.ToScriptBlock(this, whole);
            if (_tokenizer.RequiresTokens is { } requires)
            {
                script.ScriptRequirements = RequiresParser.Parse(requires, _errors, ReadRequiresComment);
            }

            SemanticChecks.Check(script, _errors, _orphanAttributes);
        }
        catch (InsufficientExecutionStackException)
        {
            _errors.Report(whole, ParserStrings.ScriptTooComplicated, incomplete: false);
            script = null;
        }

        return script ?? new ScriptBlockAst(whole, null, new StatementBlockAst(whole, null, null), isFilter: false);
    }

    private List<CommandElementAst> ReadRequiresComment(Token comment)
    {
        var reader = new Parser(_source, comment.Start + "#requires".Length, comment.End, comment.End, _errors);
        var elements = new List<CommandElementAst>();
        RedirectionAst?[]? redirections = null;
        var end = comment.End;
        reader.ParseCommandElements(elements, ref redirections, ref end);
        return elements;
    }

    /// <summary>The next token, read in the given mode; it stays the next token.</summary>
    private Token Peek(ScanMode mode)
    {
        var token = _peeked;
        if (token is not null)
        {
            if (_peekedMode == mode || token.Has(TokenFlags.ParseModeInvariant))
            {
                return token;
            }

            _tokenizer.Resync(token.Start);
        }

        _peekedMode = mode;
        return _peeked = _tokenizer.Next(mode);
    }

    /// <summary>Consumes the token that was peeked.</summary>
    private Token Take()
    {
        var token = _peeked!;
        _peeked = null;
        return token;
    }

    private bool TryTake(ScanMode mode, TokenKind kind, [System.Diagnostics.CodeAnalysis.NotNullWhen(true)] out Token? token)
    {
        if (Peek(mode).Kind == kind)
        {
            token = Take();
            return true;
        }

        token = null;
        return false;
    }

    /// <summary>Goes back to a place that has been read already.</summary>
    private void Resync(int offset)
    {
        _peeked = null;
        _tokenizer.Resync(offset);
    }

    private void SkipNewLines(ScanMode mode = ScanMode.Statement)
    {
        while (Peek(mode).Kind == TokenKind.NewLine)
        {
            Take();
        }
    }

    private void SkipNewLinesAndSemicolons()
    {
        while (Peek(ScanMode.Statement).Kind is TokenKind.NewLine or TokenKind.Semi)
        {
            Take();
        }
    }

    /// <summary>Looks past line ends for a token of the given kind; if it is another one, nothing has been read.</summary>
    private bool TryTakePastNewLines(ScanMode mode, TokenKind kind, [System.Diagnostics.CodeAnalysis.NotNullWhen(true)] out Token? token)
    {
        var first = Peek(mode);
        SkipNewLines(mode);
        if (Peek(mode).Kind == kind)
        {
            token = Take();
            return true;
        }

        if (first.Kind == TokenKind.NewLine)
        {
            Resync(first.Start);
        }

        token = null;
        return false;
    }

    /// <summary>Deep nesting ends in an error, not in a dead process: the outermost caller turns the exception into one.</summary>
    private void EnsureStack() => _stack.Ensure();

    private InternalScriptExtent Extent(int start, int end) => _tokenizer.Extent(start, end);

    private InternalScriptExtent Extent(IScriptExtent first, IScriptExtent last) => Extent(first.StartOffset, last.EndOffset);

    private InternalScriptExtent Extent(Ast first, Ast last) => Extent(first.Extent.StartOffset, last.Extent.EndOffset);

    private InternalScriptExtent Extent(Token first, Ast last) => Extent(first.Start, last.Extent.EndOffset);

    private InternalScriptExtent Extent(Token first, Token last) => Extent(first.Start, last.End);

    private InternalScriptExtent After(Token token) => Extent(token.End, token.End);

    private InternalScriptExtent After(Ast ast) => Extent(ast.Extent.EndOffset, ast.Extent.EndOffset);

    private InternalScriptExtent After(IScriptExtent extent) => Extent(extent.EndOffset, extent.EndOffset);

    private void Error(IScriptExtent extent, ParserString message, params ReadOnlySpan<object?> args) =>
        _errors.Report(extent, message, incomplete: false, args);

    /// <summary>An error that more input could mend, if nothing follows it.</summary>
    private void Incomplete(IScriptExtent extent, ParserString message, params ReadOnlySpan<object?> args) =>
        _errors.Report(extent, message, IsAtEnd(extent.EndOffset), args);

    /// <summary>An error that more input could mend, if nothing follows the token where it was noticed.</summary>
    private void IncompleteAt(IScriptExtent extent, Token noticed, ParserString message, params ReadOnlySpan<object?> args) =>
        _errors.Report(extent, message, IsAtEnd(noticed.End), args);

    private bool IsAtEnd(int offset) => _tokenizer.IsAtEnd(offset, _limit);
}
