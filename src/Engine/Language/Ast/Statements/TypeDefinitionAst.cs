using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>The definition of a class or enum.</summary>
public class TypeDefinitionAst : StatementAst
{
    public TypeDefinitionAst(
        IScriptExtent extent,
        string name,
        IEnumerable<AttributeAst>? attributes,
        IEnumerable<MemberAst>? members,
        TypeAttributes typeAttributes,
        IEnumerable<TypeConstraintAst>? baseTypes)
        : base(extent)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        Name = name;
        Attributes = Adopt(attributes);
        Members = Adopt(members);
        BaseTypes = Adopt(baseTypes);
        TypeAttributes = typeAttributes;
    }

    public string Name { get; }

    public ReadOnlyCollection<AttributeAst> Attributes { get; }

    public ReadOnlyCollection<TypeConstraintAst> BaseTypes { get; }

    public ReadOnlyCollection<MemberAst> Members { get; }

    public TypeAttributes TypeAttributes { get; }

    public bool IsEnum => (TypeAttributes & TypeAttributes.Enum) == TypeAttributes.Enum;

    public bool IsClass => (TypeAttributes & TypeAttributes.Class) == TypeAttributes.Class;

    public bool IsInterface => (TypeAttributes & TypeAttributes.Interface) == TypeAttributes.Interface;

    internal IScriptExtent? NameExtent { get; set; }

    /// <summary>The type that was made from this definition, once it has been.</summary>
    internal Type? Type { get; set; }

    public override Ast Copy() =>
        new TypeDefinitionAst(Extent, Name, CopyOf(Attributes), CopyOf(Members), TypeAttributes, CopyOf(BaseTypes))
        {
            NameExtent = NameExtent,
        };

    internal override AstVisitAction Enter(AstVisitor visitor) =>
        visitor is AstVisitor2 visitor2 ? visitor2.VisitTypeDefinition(this) : AstVisitAction.Continue;

    internal override object? Accept(ICustomAstVisitor visitor) => (visitor as ICustomAstVisitor2)?.VisitTypeDefinition(this);

    internal override bool WalkChildren(AstWalk walk) =>
        walk.VisitAll(Attributes) && walk.VisitAll(BaseTypes) && walk.VisitAll(Members);
}
