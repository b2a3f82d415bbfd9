namespace System.Management.Automation.Language;

/// <content>Scripts, script blocks, named blocks, lists of statements.</content>
public sealed partial class Parser
{
    /// <summary>The parts of a script block before it is known where it ends.</summary>
    private sealed class ScriptBody
    {
        public List<UsingStatementAst>? Usings;
        public ParamBlockAst? ParamBlock;
        public NamedBlockAst? Begin;
        public NamedBlockAst? Process;
        public NamedBlockAst? End;
        public NamedBlockAst? Clean;
        public NamedBlockAst? DynamicParam;
        public StatementBlockAst? Statements;

        /// <summary>Something that cannot stand between named blocks ended the block early.</summary>
        public bool IsBroken;

        public ScriptBlockAst ToScriptBlock(Parser parser, InternalScriptExtent extent, bool isFilter = false) => Statements is { } statements
            ? new ScriptBlockAst(extent, Usings, null, ParamBlock, statements, isFilter, isConfiguration: false)
            : new ScriptBlockAst(extent, Usings, null, ParamBlock, Begin, Process, End, Clean, DynamicParam);
    }

    private ScriptBody ParseScriptBody()
    {
        var usings = ParseUsingStatements();
        var body = ParseBody(_tokenizer.Start, isScript: true);
        body.Usings = usings;
        return body;
    }

    private List<UsingStatementAst>? ParseUsingStatements()
    {
        List<UsingStatementAst>? usings = null;
        while (true)
        {
            SkipNewLinesAndSemicolons();
            var token = Peek(ScanMode.Statement);
            if (token.Kind != TokenKind.Using)
            {
                if (token.Kind == TokenKind.EndOfInput)
                {
                    // PowerShell reads the end twice here, and its end token then lies one further behind.
                    Resync(token.Start);
                    _tokenizer.EndDistance++;
                }

                return usings;
            }

            if (ParseUsingStatement(Take()) is UsingStatementAst statement)
            {
                (usings ??= []).Add(statement);
            }
        }
    }

    /// <summary>param block, then named blocks or statements.</summary>
    private ScriptBody ParseBody(int start, bool isScript)
    {
        EnsureStack();
        var body = new ScriptBody();
        SkipNewLinesAndSemicolons();
        if (Peek(ScanMode.Statement).Kind is TokenKind.Param or TokenKind.LBracket)
        {
            body.ParamBlock = TryParseParamBlock();
            if (body.ParamBlock is not null)
            {
                SkipNewLinesAndSemicolons();
            }
        }

        if (_pendingAttributes is null && Peek(ScanMode.Statement).Has(TokenFlags.ScriptBlockBlockName))
        {
            ParseNamedBlocks(body, isScript);
            return body;
        }

        var statements = new List<StatementAst>();
        List<TrapStatementAst>? traps = null;
        ParseStatements(statements, ref traps, isScript);
        body.Statements = new StatementBlockAst(StatementsExtent(start, body.ParamBlock, statements, traps), statements, traps);
        return body;
    }

    private InternalScriptExtent StatementsExtent(int start, Ast? before, List<StatementAst> statements, List<TrapStatementAst>? traps)
    {
        var first = int.MaxValue;
        var last = -1;
        Include(before);
        if (statements.Count > 0)
        {
            Include(statements[0]);
            Include(statements[^1]);
        }

        if (traps is not null)
        {
            Include(traps[0]);
            Include(traps[^1]);
        }

        return last < 0 ? Extent(start, start) : Extent(first, last);

        void Include(Ast? ast)
        {
            if (ast is not null)
            {
                first = Math.Min(first, ast.Extent.StartOffset);
                last = Math.Max(last, ast.Extent.EndOffset);
            }
        }
    }

    private void ParseNamedBlocks(ScriptBody body, bool isScript)
    {
        while (true)
        {
            var token = Peek(ScanMode.Statement);
            if (token.Kind is TokenKind.EndOfInput or TokenKind.RCurly or TokenKind.RParen)
            {
                if (!isScript || token.Kind == TokenKind.EndOfInput)
                {
                    return;
                }
            }

            if (!token.Has(TokenFlags.ScriptBlockBlockName))
            {
                Error(token.Extent, ParserStrings.MissingNamedBlocks, token.Text);
                body.IsBroken = true;
                if (isScript)
                {
                    SkipToEnd();
                }

                return;
            }

            ParseNamedBlock(body, Take());
            SkipNewLinesAndSemicolons();
        }
    }

    private void ParseNamedBlock(ScriptBody body, Token keyword)
    {
        var block = ParseStatementBlock();
        if (block is null)
        {
            Incomplete(After(keyword), ParserStrings.MissingNamedStatementBlock, keyword.Text);
            block = new StatementBlockAst(After(keyword), null, null);
        }

        var extent = Extent(keyword, block);
        ref var slot = ref body.End;
        switch (keyword.Kind)
        {
            case TokenKind.Begin:
                slot = ref body.Begin;
                break;
            case TokenKind.Process:
                slot = ref body.Process;
                break;
            case TokenKind.Clean:
                slot = ref body.Clean;
                break;
            case TokenKind.Dynamicparam:
                slot = ref body.DynamicParam;
                break;
        }

        if (slot is not null)
        {
            Error(extent, ParserStrings.DuplicateScriptCommandClause, keyword.Text);
            return;
        }

        slot = new NamedBlockAst(extent, keyword.Kind, block, unnamed: false);
    }

    private void SkipToEnd()
    {
        while (Peek(ScanMode.Statement).Kind != TokenKind.EndOfInput)
        {
            Take();
        }
    }

    /// <summary>Reads statements until something ends the list; at the top of a script nothing but its end does.</summary>
    private void ParseStatements(List<StatementAst> statements, ref List<TrapStatementAst>? traps, bool isScript = false)
    {
        while (true)
        {
            if (_pendingAttributes is null)
            {
                if (_peeked is not ParameterToken)
                {
                    SkipNewLinesAndSemicolons();
                }

                var token = _peeked!;
                switch (token.Kind)
                {
                    case TokenKind.EndOfInput:
                        return;
                    case TokenKind.RCurly or TokenKind.RParen when isScript:
                        Error(token.Extent, ParserStrings.UnexpectedToken, token.Text);
                        Take();
                        continue;
                    case TokenKind.RCurly or TokenKind.RParen:
                        return;
                }
            }

            var before = _tokenizer.Position;
            var peekedBefore = _peeked;
            var statement = ParseStatement();
            if (statement is TrapStatementAst trap)
            {
                (traps ??= []).Add(trap);
            }
            else if (statement is not null)
            {
                statements.Add(statement);
            }
            else if (_peeked is { } stuck && stuck == peekedBefore && _tokenizer.Position == before)
            {
                // Nothing could be made of this token: say so and go on behind it.
                Error(stuck.Extent, ParserStrings.UnexpectedToken, stuck.Text);
                Take();
            }
        }
    }

    /// <summary>Statements between braces; null, and nothing read, if no brace follows.</summary>
    private StatementBlockAst? ParseStatementBlock()
    {
        EnsureStack();
        if (!TryTakePastNewLines(ScanMode.Statement, TokenKind.LCurly, out var open))
        {
            return null;
        }

        var state = EnterGroup();
        var statements = new List<StatementAst>();
        List<TrapStatementAst>? traps = null;
        ParseStatements(statements, ref traps);
        LeaveGroup(state);
        var end = TakeRCurly(open.Extent, open.End, statements.Count > 0 ? statements[^1] : null);
        return new StatementBlockAst(Extent(open.Start, end), statements, traps);
    }

    /// <summary>Reads the closing brace, or reports that it is missing; returns where the block ends.</summary>
    private int TakeRCurly(IScriptExtent errorExtent, int openEnd, Ast? last)
    {
        var close = Peek(ScanMode.Statement);
        if (close.Kind == TokenKind.RCurly)
        {
            return Take().End;
        }

        IncompleteAt(errorExtent, close, ParserStrings.MissingEndCurlyBrace);
        return last?.Extent.EndOffset ?? openEnd;
    }

    /// <summary>Inside brackets of any kind the outer expression's restrictions do not hold.</summary>
    private (bool IsCommaDisabled, int TernaryDepth) EnterGroup()
    {
        var state = (_isCommaDisabled, _tokenizer.TernaryDepth);
        _isCommaDisabled = false;
        _tokenizer.TernaryDepth = 0;
        return state;
    }

    private void LeaveGroup((bool IsCommaDisabled, int TernaryDepth) state) =>
        (_isCommaDisabled, _tokenizer.TernaryDepth) = state;

    /// <summary>A script block as a value; its opening brace has been read.</summary>
    private ScriptBlockExpressionAst ParseScriptBlockExpression(Token open)
    {
        var script = ParseScriptBlock(open, isFilter: false);
        return new ScriptBlockExpressionAst(script.Extent, script);
    }

    private ScriptBlockAst ParseScriptBlock(Token open, bool isFilter)
    {
        var state = EnterGroup();
        var body = ParseBody(open.End, isScript: false);
        LeaveGroup(state);
        int end;
        if (body.IsBroken)
        {
            end = _peeked!.Start;
        }
        else
        {
            Ast? last = body.Statements is { Statements.Count: > 0 } statements ? statements : body.ParamBlock;
            end = TakeRCurly(open.Extent, open.End, last);
        }

        return body.ToScriptBlock(this, Extent(open.Start, end), isFilter);
    }
}
