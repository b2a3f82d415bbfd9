using System.Reflection;

namespace System.Management.Automation.Language;

/// <summary>The checks of classes and enums: their types, attributes, members, and the bodies of their methods.</summary>
internal sealed class ClassChecks
{
    private readonly ErrorList _errors;
    private readonly Lazy<HashSet<string>> _definedTypes;

    public ClassChecks(ScriptBlockAst root, ErrorList errors)
    {
        _errors = errors;
        _definedTypes = new Lazy<HashSet<string>>(() => new HashSet<string>(
            root.FindAll(static ast => ast is TypeDefinitionAst, searchNestedScriptBlocks: true).Select(static ast => ((TypeDefinitionAst)ast).Name),
            StringComparer.OrdinalIgnoreCase));
    }

    /// <summary>Whether the attribute stands in a class or enum, where only constants are allowed.</summary>
    public static bool IsClassAttribute(AttributeAst attribute) => attribute.Parent switch
    {
        MemberAst or TypeDefinitionAst => true,
        ParameterAst { Parent: FunctionDefinitionAst { Parent: FunctionMemberAst } } => true,
        _ => false,
    };

    public void CheckDuplicates(ScriptBlockAst block)
    {
        HashSet<string>? names = null;
        foreach (var statement in block.EndBlock?.Statements ?? System.Collections.ObjectModel.ReadOnlyCollection<StatementAst>.Empty)
        {
            if (statement is TypeDefinitionAst definition
                && !(names ??= new HashSet<string>(StringComparer.OrdinalIgnoreCase)).Add(definition.Name))
            {
                Error(definition.Extent, ParserStrings.MemberAlreadyDefined, definition.Name);
            }
        }
    }

    public void CheckDefinition(TypeDefinitionAst definition)
    {
        foreach (var attribute in definition.Attributes)
        {
            CheckAttribute(attribute, definition.IsEnum ? AttributeTargets.Enum : AttributeTargets.Class);
        }

        foreach (var baseType in definition.BaseTypes)
        {
            if (definition.IsEnum && !IsIntegral(baseType.TypeName))
            {
                Error(baseType.Extent, ParserStrings.InvalidUnderlyingType, baseType.TypeName.FullName);
            }

            CheckType(baseType.TypeName);
        }
    }

    public void CheckProperty(PropertyMemberAst property)
    {
        if (property.PropertyType is { } type)
        {
            if (type.TypeName.GetReflectionType() == typeof(void))
            {
                Error(type.Extent, ParserStrings.TypeNotAllowedForProperty, type.TypeName.FullName);
            }

            CheckType(type.TypeName);
        }

        foreach (var attribute in property.Attributes)
        {
            CheckAttribute(attribute, AttributeTargets.Property | AttributeTargets.Field);
        }

        if (property is { IsStatic: true, InitialValue: { } value })
        {
            CheckStatic(value);
        }
    }

    public void CheckMethod(FunctionMemberAst method)
    {
        foreach (var attribute in method.Attributes)
        {
            CheckAttribute(attribute, AttributeTargets.Method | AttributeTargets.Constructor);
        }

        if (method.ReturnType is { } returnType)
        {
            CheckType(returnType.TypeName);
        }

        foreach (var parameter in method.Parameters)
        {
            CheckParameter(parameter);
        }

        CheckBlocks(method.Body);
        CheckReturns(method);
        if (method.IsStatic)
        {
            CheckStatic(method.Body);
        }
    }

    public void CheckMethodVariables(FunctionMemberAst method)
    {
        if (method.Body.EndBlock is { Unnamed: true } body)
        {
            new MethodVariables(method, _errors).Check(body);
        }
    }

    private static bool IsIntegral(ITypeName name) =>
        name.GetReflectionType() is { IsEnum: false } type && Type.GetTypeCode(type) is >= TypeCode.Char and <= TypeCode.UInt64;

    private void Error(IScriptExtent extent, ParserString message, params ReadOnlySpan<object?> args) =>
        _errors.Report(extent, message, incomplete: false, args);

    private void CheckParameter(ParameterAst parameter)
    {
        var types = 0;
        foreach (var attribute in parameter.Attributes)
        {
            switch (attribute)
            {
                case TypeConstraintAst constraint:
                    if (++types > 1)
                    {
                        Error(constraint.Extent, ParserStrings.MultipleTypeConstraintsOnMethodParam);
                    }

                    CheckType(constraint.TypeName);
                    break;
                case AttributeAst real:
                    CheckAttribute(real, AttributeTargets.Parameter | AttributeTargets.Property | AttributeTargets.Field);
                    break;
            }
        }
    }

    private void CheckBlocks(ScriptBlockAst body)
    {
        if (body.ParamBlock is { } paramBlock)
        {
            Error(paramBlock.Extent, ParserStrings.ParamBlockNotAllowedInMethod);
        }

        foreach (var block in new[] { body.DynamicParamBlock, body.BeginBlock, body.ProcessBlock, body.EndBlock, body.CleanBlock })
        {
            if (block is { Unnamed: false })
            {
                Error(block.Extent, ParserStrings.NamedBlockNotAllowedInMethod);
            }
        }
    }

    private void CheckReturns(FunctionMemberAst method)
    {
        var isVoid = method.IsConstructor
            || method.ReturnType is null
            || method.ReturnType.TypeName.GetReflectionType() == typeof(void);
        method.Body.Visit(new ReturnStatements(_errors, isVoid));
        if (!isVoid && method.Body.EndBlock is { Unnamed: true } body && !ControlFlow.AlwaysLeaves(body.Statements))
        {
            Error(method.NameExtent, ParserStrings.MethodHasCodePathNotReturn);
        }
    }

    private void CheckStatic(Ast body)
    {
        foreach (var use in body.FindAll(static ast => ast is VariableExpressionAst, searchNestedScriptBlocks: true))
        {
            if (((VariableExpressionAst)use).VariablePath.UserPath.Equals("this", StringComparison.OrdinalIgnoreCase))
            {
                Error(use.Extent, ParserStrings.NonStaticMemberAccessInStaticMember, "this");
            }
        }
    }

    /// <summary>Reports every name that means no type: neither a class of this script nor a type that is loaded.</summary>
    private void CheckType(ITypeName name)
    {
        switch (name)
        {
            case ArrayTypeName array:
                CheckType(array.ElementType);
                break;
            case GenericTypeName generic:
                foreach (var argument in generic.GenericArguments)
                {
                    CheckType(argument);
                }

                break;
            default:
                if (!_definedTypes.Value.Contains(name.FullName) && name.GetReflectionType() is null)
                {
                    Error(name.Extent, ParserStrings.TypeNotFound, name.FullName);
                }

                break;
        }
    }

    private void CheckAttribute(AttributeAst attribute, AttributeTargets target)
    {
        if (_definedTypes.Value.Contains(attribute.TypeName.FullName))
        {
            return;
        }

        if (attribute.TypeName.GetReflectionAttributeType() is not { } type || !typeof(Attribute).IsAssignableFrom(type))
        {
            Error(attribute.TypeName.Extent, ParserStrings.CustomAttributeTypeNotFound, attribute.TypeName.FullName);
            return;
        }

        if (type.GetCustomAttribute<AttributeUsageAttribute>(inherit: true) is { } usage && (usage.ValidOn & target) == 0)
        {
            Error(attribute.Extent, ParserStrings.AttributeNotAllowedOnDeclaration, type.FullName, usage.ValidOn);
        }

        foreach (var argument in attribute.NamedArguments)
        {
            const BindingFlags Flags = BindingFlags.Public | BindingFlags.Instance | BindingFlags.IgnoreCase;
            if (type.GetProperty(argument.ArgumentName, Flags) is null && type.GetField(argument.ArgumentName, Flags) is null)
            {
                var properties = type.GetProperties(BindingFlags.Public | BindingFlags.Instance).Where(static p => p.CanWrite).Select(static p => p.Name);
                Error(
                    argument.Extent,
                    ParserStrings.PropertyNotFoundForAttribute,
                    argument.ArgumentName,
                    attribute.TypeName.FullName,
                    string.Join(", ", properties));
            }
        }
    }

    /// <summary>Looks at the return statements of one method, not of what is defined inside it.</summary>
    private sealed class ReturnStatements(ErrorList errors, bool isVoid) : AstVisitor2
    {
        public override AstVisitAction VisitReturnStatement(ReturnStatementAst returnStatementAst)
        {
            if (isVoid == returnStatementAst.Pipeline is not null)
            {
                errors.Report(
                    returnStatementAst.Extent,
                    isVoid ? ParserStrings.VoidMethodHasReturn : ParserStrings.NonVoidMethodMissingReturnValue,
                    incomplete: false);
            }

            return AstVisitAction.Continue;
        }

        public override AstVisitAction VisitScriptBlockExpression(ScriptBlockExpressionAst scriptBlockExpressionAst) =>
            AstVisitAction.SkipChildren;

        public override AstVisitAction VisitFunctionDefinition(FunctionDefinitionAst functionDefinitionAst) => AstVisitAction.SkipChildren;

        public override AstVisitAction VisitTypeDefinition(TypeDefinitionAst typeDefinitionAst) => AstVisitAction.SkipChildren;
    }
}
