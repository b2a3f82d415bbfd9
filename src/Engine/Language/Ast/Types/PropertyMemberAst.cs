using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>A property of a class, or a value of an enum.</summary>
public class PropertyMemberAst : MemberAst
{
    public PropertyMemberAst(
        IScriptExtent extent,
        string name,
        TypeConstraintAst? propertyType,
        IEnumerable<AttributeAst>? attributes,
        PropertyAttributes propertyAttributes,
        ExpressionAst? initialValue)
        : base(extent)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        var access = propertyAttributes & (PropertyAttributes.Private | PropertyAttributes.Public);
        if (access == (PropertyAttributes.Private | PropertyAttributes.Public))
        {
            throw new ArgumentException("A property is public or private, not both.", nameof(propertyAttributes));
        }

        Name = name;
        Adopt(PropertyType = propertyType);
        Attributes = Adopt(attributes);
        PropertyAttributes = propertyAttributes;
        Adopt(InitialValue = initialValue);
    }

    public override string Name { get; }

    public TypeConstraintAst? PropertyType { get; }

    public ReadOnlyCollection<AttributeAst> Attributes { get; }

    public PropertyAttributes PropertyAttributes { get; }

    public ExpressionAst? InitialValue { get; }

    public bool IsPublic => (PropertyAttributes & PropertyAttributes.Public) != 0;

    public bool IsPrivate => (PropertyAttributes & PropertyAttributes.Private) != 0;

    public bool IsHidden => (PropertyAttributes & PropertyAttributes.Hidden) != 0;

    public bool IsStatic => (PropertyAttributes & PropertyAttributes.Static) != 0;

    public override Ast Copy() =>
        new PropertyMemberAst(Extent, Name, CopyOf(PropertyType), CopyOf(Attributes), PropertyAttributes, CopyOf(InitialValue));

    internal override AstVisitAction Enter(AstVisitor visitor) =>
        visitor is AstVisitor2 visitor2 ? visitor2.VisitPropertyMember(this) : AstVisitAction.Continue;

    internal override object? Accept(ICustomAstVisitor visitor) => (visitor as ICustomAstVisitor2)?.VisitPropertyMember(this);

    internal override bool WalkChildren(AstWalk walk) =>
        walk.VisitOptional(PropertyType) && walk.VisitAll(Attributes) && walk.VisitOptional(InitialValue);
}
