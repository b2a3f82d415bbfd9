namespace System.Management.Automation.Language;

/// <content>Functions, filters, and what is not supported any more: workflows and configurations.</content>
public sealed partial class Parser
{
    private StatementAst ParseFunctionDefinition(Token keyword)
    {
        SkipNewLines(ScanMode.Argument);
        var name = Peek(ScanMode.Argument);
        if (name.Kind is not (TokenKind.Identifier or TokenKind.Generic or TokenKind.Number or TokenKind.Parameter))
        {
            Incomplete(After(keyword), ParserStrings.MissingNameAfterKeyword, keyword.Text);
            return new ErrorStatementAst(keyword.Extent);
        }

        Take();
        List<ParameterAst>? parameters = null;
        var end = name.End;
        if (TryTakePastNewLines(ScanMode.Argument, TokenKind.LParen, out var open))
        {
            parameters = ParseParameterList(open.End, out end);
            if (!TakeFunctionRParen(ref end))
            {
                return new ErrorStatementAst(Extent(keyword.Start, end), parameters);
            }
        }

        if (!TryTakePastNewLines(ScanMode.Statement, TokenKind.LCurly, out var brace))
        {
            Incomplete(Extent(end, end), ParserStrings.MissingFunctionBody);
            return new ErrorStatementAst(Extent(keyword.Start, end), parameters);
        }

        var isFilter = keyword.Kind == TokenKind.Filter;
        var body = ParseScriptBlock(brace, isFilter);
        var extent = Extent(keyword, body);
        var nameText = name is StringToken word ? word.Value : name.Text;
        if (keyword.Kind == TokenKind.Workflow)
        {
            Error(extent, ParserStrings.WorkflowNotSupportedInPowerShellCore);
            return new ErrorStatementAst(extent, [.. parameters ?? [], body]);
        }

        return new FunctionDefinitionAst(extent, isFilter, isWorkflow: false, nameText, parameters, body) { NameExtent = name.Extent };
    }

    /// <summary>The parenthesis behind parameters. If it is missing, what stands before the next one, or before the body, is skipped.</summary>
    private bool TakeFunctionRParen(ref int end)
    {
        SkipNewLines(ScanMode.Operand);
        if (TryTake(ScanMode.Operand, TokenKind.RParen, out var close))
        {
            end = close.End;
            return true;
        }

        Incomplete(Extent(end, end), ParserStrings.MissingEndParenthesisInFunctionParameterList);
        while (true)
        {
            var token = Peek(ScanMode.Operand);
            if (token.Kind is TokenKind.EndOfInput or TokenKind.RCurly)
            {
                return false;
            }

            Take();
            switch (token.Kind)
            {
                case TokenKind.RParen:
                    end = token.End;
                    return true;
                case TokenKind.LCurly:
                    return false;
            }
        }
    }

    /// <summary>configuration name { }: the language for it lives in a module that this platform does not have.</summary>
    private StatementAst ParseConfiguration(Token keyword)
    {
        var name = Peek(ScanMode.Argument);
        if (name.Kind is TokenKind.EndOfInput or TokenKind.LCurly or TokenKind.NewLine or TokenKind.Semi
            || ParseSingleArgument() is not { } instanceName)
        {
            var next = Peek(ScanMode.Statement);
            IncompleteAt(
                next.Kind == TokenKind.EndOfInput ? next.Extent : After(keyword), next, ParserStrings.MissingConfigurationName);
            return new ErrorStatementAst(keyword.Extent);
        }

        if (!TryTakePastNewLines(ScanMode.Statement, TokenKind.LCurly, out var open))
        {
            Incomplete(After(instanceName), ParserStrings.MissingBraceInConfiguration);
            return new ErrorStatementAst(Extent(keyword, instanceName), [instanceName]);
        }

        var body = ParseScriptBlockExpression(open);
        var extent = Extent(keyword, body);
        Error(extent, ParserStrings.ConfigurationNotSupported);
        return new ConfigurationDefinitionAst(extent, body, ConfigurationType.Resource, instanceName);
    }
}
