using System.Collections.ObjectModel;
using System.Management.Automation.Language;

namespace System.Management.Automation;

/// <summary>Cuts script text into tokens, in the terms of the first versions of PowerShell.</summary>
public sealed class PSParser
{
    private PSParser()
    {
    }

    public static Collection<PSToken> Tokenize(string script, out Collection<PSParseError> errors)
    {
        ArgumentNullException.ThrowIfNull(script);
        Parser.ParseInput(script, out var tokens, out var parseErrors);
        errors = new Collection<PSParseError>([.. parseErrors.Select(static error => new PSParseError(error))]);
        var result = new Collection<PSToken>();
        for (var i = 0; i < tokens.Length; i++)
        {
            var token = tokens[i];
            if (token.Kind == TokenKind.EndOfInput)
            {
                continue;
            }

            if (TryReadType(tokens, i, out var last))
            {
                var extent = new InternalScriptExtent(token.TextExtent.Source, token.Start, tokens[last].End);
                result.Add(new PSToken(extent, PSTokenType.Type, extent.Text));
                i = last;
            }
            else
            {
                result.Add(new PSToken(token.Extent, PSToken.GetPSTokenType(token), ContentOf(token)));
            }
        }

        return result;
    }

    /// <param name="script">Lines of script.</param>
    /// <param name="errors">The syntax errors.</param>
    public static Collection<PSToken> Tokenize(object[] script, out Collection<PSParseError> errors)
    {
        ArgumentNullException.ThrowIfNull(script);
        return Tokenize(string.Join(Environment.NewLine, script.Select(static line => line?.ToString())), out errors);
    }

    /// <summary>A type in brackets is one token here, brackets included.</summary>
    private static bool TryReadType(Token[] tokens, int start, out int last)
    {
        last = start;
        if (tokens[start].Kind != TokenKind.LBracket
            || start + 1 >= tokens.Length
            || !tokens[start + 1].Has(TokenFlags.TypeName)
            || tokens[start + 1].Has(TokenFlags.AttributeName))
        {
            return false;
        }

        var depth = 0;
        for (last = start; last < tokens.Length; last++)
        {
            switch (tokens[last].Kind)
            {
                case TokenKind.LBracket:
                    depth++;
                    break;
                case TokenKind.RBracket when --depth == 0:
                    return true;
            }
        }

        return false;
    }

    private static string ContentOf(Token token) => token switch
    {
        VariableToken variable => variable.Name,
        LabelToken label => label.LabelText,
        StringToken { Kind: not TokenKind.Generic } text => text.Value,
        _ => token.Text,
    };
}
