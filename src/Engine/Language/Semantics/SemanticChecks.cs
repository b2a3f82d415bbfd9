namespace System.Management.Automation.Language;

/// <summary>The checks that need the whole tree. They run on broken trees too: what could be read is checked.</summary>
internal sealed class SemanticChecks : AstVisitor2
{
    private readonly ErrorList _errors;
    private readonly ScriptBlockAst _root;
    private readonly ClassChecks _classes;

    private SemanticChecks(ScriptBlockAst root, ErrorList errors)
    {
        _root = root;
        _errors = errors;
        _classes = new ClassChecks(root, errors);
    }

    public static void Check(ScriptBlockAst script, ErrorList errors, List<AttributeAst>? orphanAttributes)
    {
        var checks = new SemanticChecks(script, errors);
        script.Visit(checks);
        foreach (var attribute in orphanAttributes ?? [])
        {
            attribute.Visit(checks);
        }
    }

    public override AstVisitAction VisitAssignmentStatement(AssignmentStatementAst assignmentStatementAst)
    {
        CheckAssignable(assignmentStatementAst.Left);
        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitUnaryExpression(UnaryExpressionAst unaryExpressionAst)
    {
        if (unaryExpressionAst.TokenKind.HasTrait(TokenFlags.PrefixOrPostfixOperator)
            && unaryExpressionAst.Child is not ErrorExpressionAst
            && !IsAssignable(unaryExpressionAst.Child))
        {
            Error(unaryExpressionAst.Child, ParserStrings.OperatorRequiresVariableOrProperty, unaryExpressionAst.TokenKind.Text());
        }

        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitConvertExpression(ConvertExpressionAst convertExpressionAst)
    {
        if (IsReference(convertExpressionAst.Type) && convertExpressionAst.Parent is ConvertExpressionAst outer)
        {
            Error(
                convertExpressionAst.Type,
                IsReference(outer.Type)
                    ? ParserStrings.ReferenceNeedsToBeByItselfInTypeSequence
                    : ParserStrings.ReferenceNeedsToBeLastTypeInTypeConversion);
        }

        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitVariableExpression(VariableExpressionAst variableExpressionAst)
    {
        if (variableExpressionAst.Splatted)
        {
            Ast use = variableExpressionAst.Parent is UsingExpressionAst scoped ? scoped : variableExpressionAst;
            if (use.Parent is not CommandAst and not ArrayLiteralAst { Parent: CommandAst or CommandParameterAst })
            {
                Error(variableExpressionAst, ParserStrings.SplattingNotPermitted, variableExpressionAst.VariablePath.UserPath);
            }
        }

        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitUsingExpression(UsingExpressionAst usingExpressionAst)
    {
        for (var expression = usingExpressionAst.SubExpression; ;)
        {
            switch (expression)
            {
                case InvokeMemberExpressionAst call:
                    Error(call, ParserStrings.InvalidUsingExpression);
                    return AstVisitAction.Continue;
                case MemberExpressionAst member:
                    if (member.Member is not StringConstantExpressionAst)
                    {
                        Error(member.Member, ParserStrings.InvalidUsingExpression);
                    }

                    expression = member.Expression;
                    break;
                case IndexExpressionAst index:
                    if (!ConstantValues.IsConstant(index.Index))
                    {
                        Error(index.Index, ParserStrings.InvalidUsingExpression);
                    }

                    expression = index.Target;
                    break;
                default:
                    return AstVisitAction.Continue;
            }
        }
    }

    public override AstVisitAction VisitHashtable(HashtableAst hashtableAst)
    {
        if (hashtableAst.KeyValuePairs.Count > 1)
        {
            var keys = new HashSet<string>(hashtableAst.KeyValuePairs.Count, StringComparer.OrdinalIgnoreCase);
            foreach (var (key, _) in hashtableAst.KeyValuePairs)
            {
                if (key is ConstantExpressionAst { Value: { } value }
                    && Convert.ToString(value, System.Globalization.CultureInfo.InvariantCulture) is { } text
                    && !keys.Add(text))
                {
                    Error(key, ParserStrings.DuplicateKeyInHashLiteral, text);
                }
            }
        }

        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitForEachStatement(ForEachStatementAst forEachStatementAst)
    {
        if ((forEachStatementAst.Flags & ForEachFlags.Parallel) != 0)
        {
            Error(forEachStatementAst, ParserStrings.KeywordParameterReservedForFutureUse, "foreach", "parallel");
        }

        if (forEachStatementAst.ThrottleLimit is not null)
        {
            Error(forEachStatementAst, ParserStrings.KeywordParameterReservedForFutureUse, "foreach", "throttlelimit");
            if ((forEachStatementAst.Flags & ForEachFlags.Parallel) == 0)
            {
                Error(forEachStatementAst, ParserStrings.ThrottleLimitRequiresParallelFlag);
            }
        }

        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitSwitchStatement(SwitchStatementAst switchStatementAst)
    {
        if ((switchStatementAst.Flags & SwitchFlags.Parallel) != 0)
        {
            Error(switchStatementAst, ParserStrings.KeywordParameterReservedForFutureUse, "switch", "parallel");
        }

        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitTryStatement(TryStatementAst tryStatementAst)
    {
        var clauses = tryStatementAst.CatchClauses;
        for (var i = 0; i < clauses.Count; i++)
        {
            if (clauses[i].IsCatchAll)
            {
                if (i < clauses.Count - 1)
                {
                    var end = clauses[i].Extent;
                    _errors.Report(EndOf(end), ParserStrings.EmptyCatchNotLast, incomplete: false);
                    break;
                }

                continue;
            }

            CheckCaughtBefore(clauses, i);
        }

        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitDataStatement(DataStatementAst dataStatementAst)
    {
        DataSectionChecks.Check(dataStatementAst, _errors);
        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitParamBlock(ParamBlockAst paramBlockAst)
    {
        CheckParameters(paramBlockAst.Parameters);
        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitFunctionDefinition(FunctionDefinitionAst functionDefinitionAst)
    {
        CheckParameters(functionDefinitionAst.Parameters);
        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitAttribute(AttributeAst attributeAst)
    {
        var isInClass = ClassChecks.IsClassAttribute(attributeAst);
        foreach (var argument in attributeAst.PositionalArguments)
        {
            CheckAttributeArgument(argument, isInClass);
        }

        foreach (var argument in attributeAst.NamedArguments)
        {
            CheckAttributeArgument(argument.Argument, isInClass);
        }

        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitUsingStatement(UsingStatementAst usingStatementAst)
    {
        if (usingStatementAst.Parent != _root || !_root.UsingStatements.Contains(usingStatementAst))
        {
            Error(usingStatementAst, ParserStrings.UsingMustBeAtStartOfScript);
            return AstVisitAction.SkipChildren;
        }

        UsingChecks.Check(usingStatementAst, _errors);
        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitScriptBlock(ScriptBlockAst scriptBlockAst)
    {
        _classes.CheckDuplicates(scriptBlockAst);
        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitTypeDefinition(TypeDefinitionAst typeDefinitionAst)
    {
        _classes.CheckDefinition(typeDefinitionAst);
        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitPropertyMember(PropertyMemberAst propertyMemberAst)
    {
        _classes.CheckProperty(propertyMemberAst);
        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitFunctionMember(FunctionMemberAst functionMemberAst)
    {
        _classes.CheckMethod(functionMemberAst);
        // The variables of a method are judged behind everything that is wrong with its statements.
        _ = functionMemberAst.WalkChildren(new VisitorWalk(this));
        _classes.CheckMethodVariables(functionMemberAst);
        return AstVisitAction.SkipChildren;
    }

    private void Error(Ast ast, ParserString message, params ReadOnlySpan<object?> args) =>
        _errors.Report(ast.Extent, message, incomplete: false, args);

    private static IScriptExtent EndOf(IScriptExtent extent) =>
        extent is InternalScriptExtent text ? text.Slice(text.EndOffset, text.EndOffset) : extent;

    private static bool IsReference(TypeConstraintAst type) =>
        type.TypeName is TypeName name && name.Name.Equals("ref", StringComparison.OrdinalIgnoreCase);

    private static bool IsVoid(TypeConstraintAst type) =>
        type.TypeName is TypeName { Name: var name }
        && (name.Equals("void", StringComparison.OrdinalIgnoreCase) || name.Equals("System.Void", StringComparison.OrdinalIgnoreCase));

    private static bool IsAssignable(ExpressionAst expression) => expression switch
    {
        VariableExpressionAst variable => !variable.Splatted,
        // A call on the left sets a property that has parameters.
        MemberExpressionAst member => !member.NullConditional,
        IndexExpressionAst index => !index.NullConditional,
        AttributedExpressionAst attributed => IsAssignable(attributed.Child),
        ArrayLiteralAst list => list.Elements.All(IsAssignable),
        ParenExpressionAst { Pipeline: PipelineBaseAst pipeline } => pipeline.GetPureExpression() is { } inner && IsAssignable(inner),
        _ => false,
    };

    private void CheckAssignable(ExpressionAst left)
    {
        switch (left)
        {
            case ArrayLiteralAst list:
                foreach (var element in list.Elements)
                {
                    CheckAssignable(element);
                }

                return;
            case ParenExpressionAst paren when paren.Pipeline.GetPureExpression() is { } inner and not ParenExpressionAst:
                CheckAssignable(inner);
                return;
            case ConvertExpressionAst convert when IsVoid(convert.Type):
                Error(convert.Type, ParserStrings.VoidTypeConstraintNotAllowed);
                return;
            case VariableExpressionAst { Splatted: true }:
                // Reported as what it is, a splatted variable outside of a command.
                return;
        }

        if (!IsAssignable(left))
        {
            Error(left, ParserStrings.InvalidLeftHandSide);
        }
    }

    private void CheckCaughtBefore(System.Collections.ObjectModel.ReadOnlyCollection<CatchClauseAst> clauses, int index)
    {
        foreach (var type in clauses[index].CatchTypes)
        {
            if (index == 0 || type.TypeName.GetReflectionType() is not { } caught)
            {
                continue;
            }

            for (var i = 0; i < index; i++)
            {
                if (clauses[i].CatchTypes.Any(earlier => earlier.TypeName.GetReflectionType()?.IsAssignableFrom(caught) == true))
                {
                    Error(type, ParserStrings.ExceptionTypeAlreadyCaught, caught.FullName);
                    break;
                }
            }
        }
    }

    private void CheckParameters(IReadOnlyList<ParameterAst>? parameters)
    {
        if (parameters is null)
        {
            return;
        }

        for (var i = 0; i < parameters.Count; i++)
        {
            var parameter = parameters[i];
            var name = parameter.Name.VariablePath.UserPath;
            for (var j = 0; j < i; j++)
            {
                if (parameters[j].Name.VariablePath.UserPath.Equals(name, StringComparison.OrdinalIgnoreCase))
                {
                    Error(parameter.Name, ParserStrings.DuplicateFormalParameter, name);
                    break;
                }
            }

            foreach (var attribute in parameter.Attributes)
            {
                if (attribute is TypeConstraintAst constraint && IsVoid(constraint))
                {
                    Error(constraint, ParserStrings.VoidTypeConstraintNotAllowed);
                }
            }
        }
    }

    private void CheckAttributeArgument(ExpressionAst argument, bool isInClass)
    {
        if (!ConstantValues.IsConstant(argument) && (isInClass || argument is not ScriptBlockExpressionAst))
        {
            Error(
                argument,
                isInClass
                    ? ParserStrings.ParameterAttributeArgumentNeedsToBeConstant
                    : ParserStrings.ParameterAttributeArgumentNeedsToBeConstantOrScriptBlock);
        }
    }
}
