using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>A string with variables and sub-expressions in it.</summary>
public class ExpandableStringExpressionAst : ExpressionAst
{
    public ExpandableStringExpressionAst(IScriptExtent extent, string value, StringConstantType type)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(value);
        if (type is not (StringConstantType.DoubleQuoted or StringConstantType.DoubleQuotedHereString or StringConstantType.BareWord))
        {
            throw new ArgumentException("Nothing is expanded in a single-quoted string.", nameof(type));
        }

        var parsed = Parser.ParseExpandableString(value);
        Value = value;
        StringConstantType = type;
        FormatString = parsed.FormatString;
        NestedExpressions = Adopt(parsed.Expressions);
    }

    // formatString: the text with {n} for each nested expression, and doubled braces elsewhere.
    internal ExpandableStringExpressionAst(
        IScriptExtent extent, string value, string formatString, StringConstantType type, IEnumerable<ExpressionAst>? nestedExpressions)
        : base(extent)
    {
        Value = value;
        FormatString = formatString;
        StringConstantType = type;
        NestedExpressions = Adopt(nestedExpressions);
    }

    /// <summary>The text, with escapes resolved, and variables and sub-expressions as they were written.</summary>
    public string Value { get; }

    public StringConstantType StringConstantType { get; }

    public ReadOnlyCollection<ExpressionAst> NestedExpressions { get; }

    public override Type StaticType => typeof(string);

    /// <summary>The text as a composite format: <c>{n}</c> stands for nested expression n, braces are doubled.</summary>
    internal string FormatString { get; }

    public override Ast Copy() =>
        new ExpandableStringExpressionAst(Extent, Value, FormatString, StringConstantType, CopyOf(NestedExpressions));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitExpandableStringExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitExpandableStringExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitAll(NestedExpressions);
}
