namespace System.Management.Automation.Language;

/// <summary>Finds the help comments of functions and scripts, and reads them.</summary>
internal static class CommentHelp
{
    public static CommentHelpInfo? Find(Ast ast)
    {
        var root = ast;
        while (root.Parent is not null)
        {
            root = root.Parent;
        }

        if (root is not ScriptBlockAst { SourceTokens: { } tokens })
        {
            return null;
        }

        return ast switch
        {
            FunctionDefinitionAst function => FindForFunction(function, tokens),
            ScriptBlockAst { Parent: FunctionDefinitionAst function } => FindForFunction(function, tokens),
            ScriptBlockAst { Parent: null } => FindForScript(tokens),
            ScriptBlockAst block => FindInBody(block, tokens),
            _ => null,
        };
    }

    private static CommentHelpInfo? FindForFunction(FunctionDefinitionAst function, Token[] tokens) =>
        FindBefore(function, tokens) ?? FindInBody(function.Body, tokens);

    /// <summary>At the start of a script stand only comments; a comment right before a function is the function's.</summary>
    private static CommentHelpInfo? FindForScript(Token[] tokens)
    {
        foreach (var block in BlocksFrom(tokens, 0, out var next))
        {
            var isFunctionHelp = next < tokens.Length
                && tokens[next].Kind is TokenKind.Function or TokenKind.Filter
                && LinesBetween(block[^1], tokens[next]) <= 2;
            if (!isFunctionHelp && Read(block) is { } help)
            {
                return help;
            }
        }

        return FindAtEnd(tokens, tokens.Length - 1);
    }

    private static CommentHelpInfo? FindInBody(ScriptBlockAst body, Token[] tokens)
    {
        var first = IndexOf(tokens, body.Extent.StartOffset) + 1;
        foreach (var block in BlocksFrom(tokens, first, out _))
        {
            if (Read(block) is { } help)
            {
                return help;
            }
        }

        return FindAtEnd(tokens, IndexOf(tokens, body.Extent.EndOffset - 1));
    }

    private static CommentHelpInfo? FindAtEnd(Token[] tokens, int end)
    {
        var last = end - 1;
        while (last >= 0 && tokens[last].Kind == TokenKind.NewLine)
        {
            last--;
        }

        var block = BlockEndingAt(tokens, last);
        return block is null ? null : Read(block);
    }

    /// <summary>A comment before the function keyword, with at most one empty line between them.</summary>
    private static CommentHelpInfo? FindBefore(FunctionDefinitionAst function, Token[] tokens)
    {
        var keyword = IndexOf(tokens, function.Extent.StartOffset);
        var last = keyword - 1;
        while (last >= 0 && tokens[last].Kind == TokenKind.NewLine)
        {
            last--;
        }

        if (last < 0 || tokens[last].Kind != TokenKind.Comment || LinesBetween(tokens[last], tokens[keyword]) > 2)
        {
            return null;
        }

        var block = BlockEndingAt(tokens, last);
        return block is null ? null : Read(block);
    }

    private static int LinesBetween(Token first, Token second) => second.Extent.StartLineNumber - first.Extent.EndLineNumber;

    /// <summary>The index of the token that starts at, or is the first behind, an offset.</summary>
    private static int IndexOf(Token[] tokens, int offset)
    {
        var low = 0;
        var high = tokens.Length;
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (tokens[middle].Start < offset)
            {
                low = middle + 1;
            }
            else
            {
                high = middle;
            }
        }

        return low;
    }

    /// <summary>The comments before the first other token, grouped: an empty line separates line comments.</summary>
    private static List<List<Token>> BlocksFrom(Token[] tokens, int start, out int next)
    {
        var blocks = new List<List<Token>>();
        for (next = start; next < tokens.Length; next++)
        {
            var token = tokens[next];
            if (token.Kind == TokenKind.NewLine)
            {
                continue;
            }

            if (token.Kind != TokenKind.Comment)
            {
                break;
            }

            if (blocks.Count > 0 && blocks[^1][^1] is var last && IsLineComment(last) && IsLineComment(token) && LinesBetween(last, token) == 1)
            {
                blocks[^1].Add(token);
            }
            else
            {
                blocks.Add([token]);
            }
        }

        return blocks;
    }

    private static List<Token>? BlockEndingAt(Token[] tokens, int last)
    {
        if (last < 0 || tokens[last].Kind != TokenKind.Comment)
        {
            return null;
        }

        var block = new List<Token> { tokens[last] };
        for (var i = last - 1; i >= 0 && IsLineComment(block[0]); i--)
        {
            if (tokens[i].Kind == TokenKind.NewLine)
            {
                continue;
            }

            if (tokens[i].Kind != TokenKind.Comment || !IsLineComment(tokens[i]) || LinesBetween(tokens[i], block[0]) != 1)
            {
                break;
            }

            block.Insert(0, tokens[i]);
        }

        return block;
    }

    private static bool IsLineComment(Token comment) => comment.TextExtent.Span[0] == '#';

    private static CommentHelpInfo? Read(List<Token> block) => CommentHelpReader.Read(LinesOf(block));

    private static List<string> LinesOf(List<Token> block)
    {
        var lines = new List<string>();
        foreach (var comment in block)
        {
            var text = comment.TextExtent.Span;
            if (IsLineComment(comment))
            {
                lines.Add(text.TrimStart('#').ToString());
                continue;
            }

            text = text[2..];
            text = text.EndsWith("#>") ? text[..^2] : text;
            foreach (var line in text.EnumerateLines())
            {
                lines.Add(line.ToString());
            }
        }

        return lines;
    }
}
