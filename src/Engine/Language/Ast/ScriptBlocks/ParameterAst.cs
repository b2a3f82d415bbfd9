using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>The declaration of one parameter: attributes and type constraints, name, default value.</summary>
public class ParameterAst : Ast
{
    public ParameterAst(
        IScriptExtent extent, VariableExpressionAst name, IEnumerable<AttributeBaseAst>? attributes, ExpressionAst? defaultValue)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(name);
        Attributes = Adopt(attributes);
        Adopt(Name = name);
        Adopt(DefaultValue = defaultValue);
    }

    public ReadOnlyCollection<AttributeBaseAst> Attributes { get; }

    public VariableExpressionAst Name { get; }

    public ExpressionAst? DefaultValue { get; }

    public Type StaticType
    {
        get
        {
            foreach (var attribute in Attributes)
            {
                if (attribute is TypeConstraintAst constraint)
                {
                    return constraint.TypeName.GetReflectionType() ?? typeof(object);
                }
            }

            return typeof(object);
        }
    }

    public override Ast Copy() => new ParameterAst(Extent, CopyOf(Name)!, CopyOf(Attributes), CopyOf(DefaultValue));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitParameter(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitParameter(this);

    internal override bool WalkChildren(AstWalk walk) =>
        walk.VisitAll(Attributes) && walk.Visit(Name) && walk.VisitOptional(DefaultValue);
}
