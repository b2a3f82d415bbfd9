namespace System.Management.Automation.Language;

/// <content>Classes and enums.</content>
public sealed partial class Parser
{
    private StatementAst ParseClass(Token keyword, List<AttributeBaseAst>? attributes)
    {
        var start = attributes is null ? keyword.Start : attributes[0].Extent.StartOffset;
        SkipNewLines(ScanMode.Name);
        var name = Peek(ScanMode.Name);
        if (name.Kind != TokenKind.Identifier || IsWordBroken(name))
        {
            Incomplete(After(keyword), ParserStrings.MissingNameAfterKeyword, keyword.Text);
            return new ErrorStatementAst(Extent(start, keyword.End));
        }

        Take();
        name.TokenFlags |= TokenFlags.TypeName;
        var end = name.End;
        var baseTypes = new List<TypeConstraintAst>();
        if (TryTakePastNewLines(ScanMode.Name, TokenKind.Colon, out var colon))
        {
            ParseBaseTypes(colon, baseTypes, ref end);
        }

        if (!TryTakePastNewLines(ScanMode.Statement, TokenKind.LCurly, out var open))
        {
            Incomplete(Extent(end, end), ParserStrings.MissingTypeBody, keyword.Text);
            return new ErrorStatementAst(Extent(start, end), baseTypes);
        }

        var members = new List<MemberAst>();
        List<Ast>? broken = null;
        var state = EnterGroup();
        while (ParseMember(name.Text, ref broken) is var (member, goesOn) && goesOn)
        {
            if (member is not null)
            {
                members.Add(member);
            }
        }

        LeaveGroup(state);
        end = TakeTypeEnd(open, members);
        var extent = Extent(start, end);
        var definition = new TypeDefinitionAst(extent, name.Text, RealAttributes(attributes), members, TypeAttributes.Class, baseTypes)
        {
            NameExtent = name.Extent,
        };
        return broken is null ? definition : new ErrorStatementAst(extent, [definition, .. broken]);
    }

    /// <summary>The name must be a word of its own: "1A" and "A-B" are not.</summary>
    private bool IsWordBroken(Token name) => name.Start > 0 && char.IsAsciiDigit(_source.Text[name.Start]);

    private void ParseBaseTypes(Token colon, List<TypeConstraintAst> baseTypes, ref int end)
    {
        var separator = colon;
        do
        {
            SkipNewLines(ScanMode.TypeName);
            var type = ParseTypeName(unbracketedGenericArgument: true);
            if (type is null)
            {
                Incomplete(After(separator), ParserStrings.TypeNameExpected);
                return;
            }

            baseTypes.Add(new TypeConstraintAst(type.Extent, type));
            end = type.Extent.EndOffset;
            if (_isTypeNameBroken)
            {
                // What stands where a type argument should be is not the body either.
                _isTypeNameBroken = false;
                SkipBalancedBraces();
                return;
            }
        }
        while (TryTakePastNewLines(ScanMode.TypeName, TokenKind.Comma, out separator!));
    }

    private void SkipBalancedBraces()
    {
        var next = Peek(ScanMode.Operand);
        if (next.Kind == TokenKind.LCurly)
        {
            Take();
            SkipToClosingBrace();
            if (Peek(ScanMode.Operand).Kind == TokenKind.RCurly)
            {
                Take();
            }
        }
    }

    private int TakeTypeEnd(Token open, List<MemberAst> members)
    {
        var close = Peek(ScanMode.Statement);
        if (close.Kind == TokenKind.RCurly)
        {
            return Take().End;
        }

        IncompleteAt(After(open), close, ParserStrings.MissingEndCurlyBrace);
        return members.Count > 0 ? members[^1].Extent.EndOffset : open.End;
    }

    private List<AttributeAst>? RealAttributes(List<AttributeBaseAst>? attributes)
    {
        if (attributes is null)
        {
            return null;
        }

        var result = new List<AttributeAst>(attributes.Count);
        foreach (var attribute in attributes)
        {
            if (attribute is AttributeAst real)
            {
                result.Add(real);
            }
            else
            {
                Error(attribute.Extent, ParserStrings.TypeNotAllowedBeforeStatement, attribute.TypeName.FullName);
            }
        }

        return result;
    }

    /// <summary>One member of a class, and whether the list goes on behind it.</summary>
    private (MemberAst? Member, bool GoesOn) ParseMember(string className, ref List<Ast>? broken)
    {
        SkipNewLinesAndSemicolons();
        List<AttributeAst>? attributes = null;
        TypeConstraintAst? type = null;
        Token? staticToken = null;
        Token? hiddenToken = null;
        var first = Peek(ScanMode.Name);
        var end = first.End;
        while (true)
        {
            var token = Peek(ScanMode.Name);
            switch (token.Kind)
            {
                case TokenKind.LBracket:
                    Take();
                    switch (ParseAttribute(token))
                    {
                        case TypeConstraintAst constraint:
                            if (type is not null)
                            {
                                Error(constraint.Extent, ParserStrings.TooManyTypes);
                            }

                            type ??= constraint;
                            end = constraint.Extent.EndOffset;
                            break;
                        case AttributeAst attribute:
                            (attributes ??= []).Add(attribute);
                            end = attribute.Extent.EndOffset;
                            break;
                    }

                    SkipNewLines(ScanMode.Name);
                    continue;
                case TokenKind.Variable:
                    Take();
                    return (ParseProperty(first.Start, (VariableToken)token, type, attributes, staticToken, hiddenToken), true);
                case TokenKind.Identifier when IsQualifier(token, "static"):
                    TakeQualifier(TokenKind.Static, ref staticToken);
                    end = token.End;
                    continue;
                case TokenKind.Identifier when IsQualifier(token, "hidden"):
                    TakeQualifier(TokenKind.Hidden, ref hiddenToken);
                    end = token.End;
                    continue;
                case TokenKind.Identifier:
                    Take();
                    return (ParseMethod(first.Start, className, token, type, attributes, staticToken, hiddenToken, ref broken), true);
            }

            if (token == first)
            {
                return (null, false);
            }

            Incomplete(Extent(end, end), ParserStrings.IncompleteMemberDefinition);
            Keep(ref broken, type, attributes);
            return (null, token.Kind is TokenKind.Semi or TokenKind.NewLine);
        }
    }

    private static void Keep(ref List<Ast>? broken, Ast? type, List<AttributeAst>? attributes)
    {
        if (type is not null)
        {
            (broken ??= []).Add(type);
        }

        if (attributes is not null)
        {
            (broken ??= []).AddRange(attributes);
        }
    }

    /// <summary>"static" and "hidden" are names when a parameter list follows.</summary>
    private bool IsQualifier(Token token, string word) =>
        _source.Text.AsSpan(token.Start, token.End - token.Start).Equals(word, StringComparison.OrdinalIgnoreCase)
        && (token.End >= _limit || _source.Text[token.End] != '(');

    private void TakeQualifier(TokenKind kind, ref Token? slot)
    {
        var token = Take();
        token.Reclassify(kind, TokenFlags.Keyword);
        if (slot is not null)
        {
            Error(token.Extent, ParserStrings.DuplicateQualifier, token.Text);
        }

        slot = token;
        SkipNewLines(ScanMode.Name);
    }

    private PropertyMemberAst ParseProperty(
        int start, VariableToken name, TypeConstraintAst? type, List<AttributeAst>? attributes, Token? staticToken, Token? hiddenToken)
    {
        var modifiers = PropertyAttributes.Public;
        modifiers |= staticToken is null ? PropertyAttributes.None : PropertyAttributes.Static;
        modifiers |= hiddenToken is null ? PropertyAttributes.None : PropertyAttributes.Hidden;
        var end = name.End;
        ExpressionAst? value = null;
        if (TryTake(ScanMode.Operator, TokenKind.Equals, out var equals))
        {
            SkipNewLines(ScanMode.Operand);
            value = ParseExpression();
            end = value?.Extent.EndOffset ?? equals.End;
        }

        if (Peek(ScanMode.Operator).Kind is not (TokenKind.NewLine or TokenKind.Semi or TokenKind.RCurly or TokenKind.EndOfInput))
        {
            Incomplete(Extent(end, end), ParserStrings.MissingPropertyTerminator);
        }

        return new PropertyMemberAst(Extent(start, end), name.Name, type, attributes, modifiers, value);
    }

    private FunctionMemberAst? ParseMethod(
        int start,
        string className,
        Token name,
        TypeConstraintAst? returnType,
        List<AttributeAst>? attributes,
        Token? staticToken,
        Token? hiddenToken,
        ref List<Ast>? broken)
    {
        var parameters = new List<ParameterAst>();
        var end = name.End;
        if (TryTakePastNewLines(ScanMode.Operand, TokenKind.LParen, out var open))
        {
            parameters = ParseParameterList(open.End, out end);
            if (!TakeFunctionRParen(ref end))
            {
                Keep(ref broken, returnType, attributes);
                return null;
            }
        }
        else
        {
            Incomplete(After(name), ParserStrings.MissingMethodParameterList);
        }

        var isConstructor = name.Text.Equals(className, StringComparison.OrdinalIgnoreCase);
        var baseCall = open is not null && isConstructor && staticToken is null ? ParseBaseCall(ref end) : null;
        if (open is null || !TryTakePastNewLines(ScanMode.Statement, TokenKind.LCurly, out var brace))
        {
            Incomplete(Extent(end, end), ParserStrings.MissingFunctionBody);
            SkipBrokenMember();
            Keep(ref broken, returnType, attributes);
            return null;
        }

        var modifiers = MethodAttributes.Public;
        modifiers |= staticToken is null ? MethodAttributes.None : MethodAttributes.Static;
        modifiers |= hiddenToken is null ? MethodAttributes.None : MethodAttributes.Hidden;
        var body = ParseMethodBody(brace, baseCall);
        var extent = Extent(start, body.Extent.EndOffset);
        var function = new FunctionDefinitionAst(extent, isFilter: false, isWorkflow: false, name.Text, parameters, body)
        {
            NameExtent = name.Extent,
        };
        return new FunctionMemberAst(extent, function, returnType, attributes, modifiers);
    }

    /// <summary>The call of the base constructor becomes the first statement of the body.</summary>
    private ScriptBlockAst ParseMethodBody(Token brace, BaseCtorInvokeMemberExpressionAst? baseCall)
    {
        if (baseCall is null)
        {
            return ParseScriptBlock(brace, isFilter: false);
        }

        var state = EnterGroup();
        var body = ParseBody(brace.End, isScript: false);
        LeaveGroup(state);
        var end = body.IsBroken ? _peeked!.Start : TakeRCurly(brace.Extent, brace.End, body.Statements);
        var call = new PipelineAst(baseCall.Extent, new CommandExpressionAst(baseCall.Extent, baseCall, null));
        if (body.Statements is { } block)
        {
            var statements = new List<StatementAst> { call };
            foreach (var statement in block.Statements)
            {
                statement.Orphan();
                statements.Add(statement);
            }

            foreach (var trap in block.Traps ?? [])
            {
                trap.Orphan();
            }

            body.Statements = new StatementBlockAst(block.Extent, statements, block.Traps);
        }

        return body.ToScriptBlock(this, Extent(brace.Start, end));
    }

    private BaseCtorInvokeMemberExpressionAst? ParseBaseCall(ref int end)
    {
        if (!TryTakePastNewLines(ScanMode.Name, TokenKind.Colon, out var colon))
        {
            return null;
        }

        SkipNewLines(ScanMode.Name);
        var keyword = Peek(ScanMode.Name);
        if (keyword.Kind != TokenKind.Identifier || !keyword.Text.Equals("base", StringComparison.OrdinalIgnoreCase))
        {
            Incomplete(After(colon), ParserStrings.MissingBaseKeyword);
            end = colon.End;
            return null;
        }

        Take();
        keyword.Reclassify(TokenKind.Base, TokenFlags.Keyword);
        end = keyword.End;
        if (!TryTakePastNewLines(ScanMode.Operand, TokenKind.LParen, out var open))
        {
            Incomplete(After(keyword), ParserStrings.MissingMethodParameterList);
            return null;
        }

        var arguments = ParseCallArguments(open, out end);
        return new BaseCtorInvokeMemberExpressionAst(keyword.Extent, Extent(keyword.Start, end), arguments);
    }

    /// <summary>Skips what cannot be a member, up to the end of the line or of the class.</summary>
    private void SkipBrokenMember()
    {
        var depth = 0;
        while (true)
        {
            var token = Peek(ScanMode.Operand);
            switch (token.Kind)
            {
                case TokenKind.EndOfInput:
                case TokenKind.NewLine or TokenKind.Semi when depth == 0:
                case TokenKind.RCurly when depth == 0:
                case TokenKind.Variable when depth == 0:
                    return;
                case TokenKind.LBracket when depth == 0:
                    return;
                case TokenKind.LCurly or TokenKind.AtCurly:
                    depth++;
                    break;
                case TokenKind.RCurly:
                    depth--;
                    break;
            }

            Take();
        }
    }

    private StatementAst ParseEnum(Token keyword, List<AttributeBaseAst>? attributes)
    {
        var start = attributes is null ? keyword.Start : attributes[0].Extent.StartOffset;
        SkipNewLines(ScanMode.Name);
        var name = Peek(ScanMode.Name);
        if (name.Kind != TokenKind.Identifier)
        {
            Incomplete(After(keyword), ParserStrings.MissingNameAfterKeyword, keyword.Text);
            return new ErrorStatementAst(Extent(start, keyword.End));
        }

        Take();
        name.TokenFlags |= TokenFlags.MemberName;
        var end = name.End;
        TypeConstraintAst? underlyingType = null;
        if (TryTakePastNewLines(ScanMode.Name, TokenKind.Colon, out var colon))
        {
            SkipNewLines(ScanMode.TypeName);
            if (ParseTypeName(unbracketedGenericArgument: true) is { } type)
            {
                underlyingType = new TypeConstraintAst(type.Extent, type);
                end = type.Extent.EndOffset;
                _isTypeNameBroken = false;
            }
            else
            {
                Incomplete(After(colon), ParserStrings.TypeNameExpected);
            }
        }

        if (!TryTakePastNewLines(ScanMode.Statement, TokenKind.LCurly, out var open))
        {
            Incomplete(Extent(end, end), ParserStrings.MissingTypeBody, keyword.Text);
            return new ErrorStatementAst(Extent(start, end), Nested(underlyingType));
        }

        var members = new List<MemberAst>();
        var state = EnterGroup();
        while (ParseEnumMember() is { } member)
        {
            members.Add(member);
        }

        LeaveGroup(state);
        end = TakeTypeEnd(open, members);
        IEnumerable<TypeConstraintAst>? baseTypes = underlyingType is null ? null : [underlyingType];
        return new TypeDefinitionAst(Extent(start, end), name.Text, RealAttributes(attributes), members, TypeAttributes.Enum, baseTypes)
        {
            NameExtent = name.Extent,
        };
    }

    private PropertyMemberAst? ParseEnumMember()
    {
        while (Peek(ScanMode.Name).Kind is TokenKind.NewLine or TokenKind.Semi)
        {
            Take();
        }

        var name = Peek(ScanMode.Name);
        if (name.Kind != TokenKind.Identifier)
        {
            return null;
        }

        Take();
        name.TokenFlags |= TokenFlags.MemberName;
        var end = name.End;
        ExpressionAst? value = null;
        if (TryTake(ScanMode.Operator, TokenKind.Equals, out var equals))
        {
            SkipNewLines(ScanMode.Operand);
            value = ParseExpression();
            end = value?.Extent.EndOffset ?? equals.End;
            if (value is null)
            {
                Incomplete(After(equals), ParserStrings.ExpectedValueExpression, equals.Text);
                value = new ErrorExpressionAst(After(equals));
            }
        }

        if (Peek(ScanMode.Operator).Kind is not (TokenKind.NewLine or TokenKind.Semi or TokenKind.RCurly or TokenKind.EndOfInput))
        {
            Incomplete(Extent(end, end), ParserStrings.MissingPropertyTerminator);
        }

        const PropertyAttributes Modifiers = PropertyAttributes.Public | PropertyAttributes.Static | PropertyAttributes.Literal;
        return new PropertyMemberAst(Extent(name.Start, end), name.Text, null, null, Modifiers, value);
    }
}
