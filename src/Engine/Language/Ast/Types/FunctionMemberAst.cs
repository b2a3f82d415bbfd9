using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>A method or constructor of a class.</summary>
public class FunctionMemberAst : MemberAst
{
    private readonly FunctionDefinitionAst _function;

    public FunctionMemberAst(
        IScriptExtent extent,
        FunctionDefinitionAst functionDefinitionAst,
        TypeConstraintAst? returnType,
        IEnumerable<AttributeAst>? attributes,
        MethodAttributes methodAttributes)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(functionDefinitionAst);
        var access = methodAttributes & (MethodAttributes.Private | MethodAttributes.Public);
        if (access == (MethodAttributes.Private | MethodAttributes.Public))
        {
            throw new ArgumentException("A method is public or private, not both.", nameof(methodAttributes));
        }

        _function = functionDefinitionAst;
        Adopt(_function);
        Adopt(ReturnType = returnType);
        Attributes = Adopt(attributes);
        MethodAttributes = methodAttributes;
    }

    public override string Name => _function.Name;

    public ReadOnlyCollection<AttributeAst> Attributes { get; }

    /// <summary>The declared type of the result; null for a constructor or a method without one.</summary>
    public TypeConstraintAst? ReturnType { get; }

    public ReadOnlyCollection<ParameterAst> Parameters => _function.Parameters ?? ReadOnlyCollection<ParameterAst>.Empty;

    public ScriptBlockAst Body => _function.Body;

    public MethodAttributes MethodAttributes { get; }

    public bool IsPublic => (MethodAttributes & MethodAttributes.Public) != 0;

    public bool IsPrivate => (MethodAttributes & MethodAttributes.Private) != 0;

    public bool IsHidden => (MethodAttributes & MethodAttributes.Hidden) != 0;

    public bool IsStatic => (MethodAttributes & MethodAttributes.Static) != 0;

    public bool IsConstructor => Parent is TypeDefinitionAst type && type.Name.Equals(Name, StringComparison.OrdinalIgnoreCase);

    internal IScriptExtent NameExtent => _function.NameExtent ?? Extent;

    internal FunctionDefinitionAst Function => _function;

    public override Ast Copy() =>
        new FunctionMemberAst(Extent, CopyOf(_function)!, CopyOf(ReturnType), CopyOf(Attributes), MethodAttributes);

    internal override AstVisitAction Enter(AstVisitor visitor) =>
        visitor is AstVisitor2 visitor2 ? visitor2.VisitFunctionMember(this) : AstVisitAction.Continue;

    internal override object? Accept(ICustomAstVisitor visitor) => (visitor as ICustomAstVisitor2)?.VisitFunctionMember(this);

    internal override bool WalkChildren(AstWalk walk) =>
        walk.VisitAll(Attributes) && walk.VisitOptional(ReturnType) && walk.Visit(_function);
}
