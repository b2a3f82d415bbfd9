namespace System.Management.Automation.Language;

/// <content>The names of types between brackets.</content>
public sealed partial class Parser
{
    // A missing bracket inside a type name at the end of the script is reported once.
    private bool _isTypeNameBroken;
    private Token? _typeNameToken;

    private ITypeName? ParseTypeName(bool unbracketedGenericArgument)
    {
        EnsureStack();
        SkipNewLines(ScanMode.TypeName);
        var token = Peek(ScanMode.TypeName);
        if (token.Kind != TokenKind.Identifier || !token.Has(TokenFlags.TypeName))
        {
            return null;
        }

        Take();
        _typeNameToken = token;
        ITypeName result;
        if (Peek(ScanMode.TypeName).Kind == TokenKind.LBracket)
        {
            result = ParseTypeNameSuffix(token);
            _typeNameToken = token;
        }
        else
        {
            result = new TypeName(token.Extent, token.Text);
        }

        if (!unbracketedGenericArgument && TryTake(ScanMode.TypeName, TokenKind.Comma, out var comma))
        {
            if (_tokenizer.NextAssemblyName() is { } assembly)
            {
                result = WithAssembly(result, token, assembly);
            }
            else
            {
                Resync(comma.Start);
            }
        }

        return result;
    }

    private ITypeName WithAssembly(ITypeName type, Token name, Token assembly)
    {
        var extent = Extent(name, assembly);
        switch (type)
        {
            case TypeName simple:
                return new TypeName(extent, simple.Name, assembly.Text);
            case GenericTypeName generic:
                var open = (TypeName)generic.TypeName;
                return new GenericTypeName(extent, new TypeName(open.Extent, open.Name, assembly.Text), generic.GenericArguments);
            case ArrayTypeName array:
                return new ArrayTypeName(extent, WithAssembly(array.ElementType, name, assembly), array.Rank);
            default:
                return type;
        }
    }

    private ITypeName ParseTypeNameSuffix(Token name)
    {
        var open = Take();
        SkipNewLines(ScanMode.TypeName);
        var next = Peek(ScanMode.TypeName);
        switch (next.Kind)
        {
            case TokenKind.RBracket or TokenKind.Comma:
                return ParseArraySuffixes(new TypeName(name.Extent, name.Text), name, open);
            case TokenKind.LBracket:
            case TokenKind.Identifier when next.Has(TokenFlags.TypeName):
                return ParseGenericArguments(name, open);
        }

        if (next.Kind == TokenKind.EndOfInput)
        {
            Incomplete(After(open), ParserStrings.MissingTypename);
            return new TypeName(Extent(name.Start, open.End), name.Text);
        }

        Error(next.Extent, ParserStrings.UnexpectedToken, next.Text);
        _isTypeNameBroken = true;
        return new TypeName(name.Extent, name.Text);
    }

    private ITypeName ParseGenericArguments(Token name, Token open)
    {
        var arguments = new List<ITypeName>();
        var end = open.End;
        while (true)
        {
            var argument = ParseGenericArgument();
            if (argument is null)
            {
                Incomplete(Extent(end, end), ParserStrings.MissingTypename);
                argument = new TypeName(Extent(end, end), ":ErrorTypeName:");
            }

            arguments.Add(argument);
            end = Math.Max(end, argument.Extent.EndOffset);
            SkipNewLines(ScanMode.TypeName);
            if (!TryTake(ScanMode.TypeName, TokenKind.Comma, out var comma))
            {
                break;
            }

            end = comma.End;
            SkipNewLines(ScanMode.TypeName);
        }

        if (TryTake(ScanMode.TypeName, TokenKind.RBracket, out var close))
        {
            end = close.End;
        }
        else
        {
            Incomplete(Extent(end, end), ParserStrings.EndSquareBracketExpectedAtEndOfType);
        }

        var generic = new GenericTypeName(Extent(name.Start, end), new TypeName(name.Extent, name.Text, arguments.Count), arguments);
        return TryTake(ScanMode.TypeName, TokenKind.LBracket, out var again) ? ParseArraySuffixes(generic, name, again) : generic;
    }

    /// <summary>An argument may stand in brackets of its own, and then name its assembly.</summary>
    private ITypeName? ParseGenericArgument()
    {
        if (!TryTake(ScanMode.TypeName, TokenKind.LBracket, out var open))
        {
            return ParseTypeName(unbracketedGenericArgument: true);
        }

        var argument = ParseTypeName(unbracketedGenericArgument: false);
        if (argument is null)
        {
            Incomplete(After(open), ParserStrings.MissingTypename);
            return null;
        }

        if (!TryTake(ScanMode.TypeName, TokenKind.RBracket, out _))
        {
            Incomplete(After(argument.Extent), ParserStrings.EndSquareBracketExpectedAtEndOfType);
        }

        return argument;
    }

    private ITypeName ParseArraySuffixes(ITypeName element, Token name, Token open)
    {
        while (true)
        {
            var rank = 1;
            var last = open;
            while (TryTake(ScanMode.TypeName, TokenKind.Comma, out var comma))
            {
                rank++;
                last = comma;
            }

            if (!TryTake(ScanMode.TypeName, TokenKind.RBracket, out var close))
            {
                Error(After(last), ParserStrings.EndSquareBracketExpectedAtEndOfAttribute);
                _isTypeNameBroken = Peek(ScanMode.TypeName).Kind == TokenKind.EndOfInput;
                return new ArrayTypeName(Extent(name.Start, open.End), element, rank);
            }

            element = new ArrayTypeName(Extent(name.Start, close.End), element, rank);
            if (!TryTake(ScanMode.TypeName, TokenKind.LBracket, out var again))
            {
                return element;
            }

            open = again;
            SkipNewLines(ScanMode.TypeName);
        }
    }

    private void MarkAttributeName(ITypeName typeName)
    {
        if (_typeNameToken is { } token && token.Start == typeName.Extent.StartOffset)
        {
            token.TokenFlags |= TokenFlags.AttributeName;
        }
    }
}
