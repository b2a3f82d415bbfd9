using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary><c>@{ key = value }</c></summary>
public class HashtableAst : ExpressionAst
{
    public HashtableAst(IScriptExtent extent, IEnumerable<Tuple<ExpressionAst, StatementAst>>? keyValuePairs)
        : base(extent)
    {
        KeyValuePairs = Freeze(keyValuePairs);
        foreach (var pair in KeyValuePairs)
        {
            Adopt(pair.Item1);
            Adopt(pair.Item2);
        }
    }

    public ReadOnlyCollection<Tuple<ExpressionAst, StatementAst>> KeyValuePairs { get; }

    public override Type StaticType => typeof(System.Collections.Hashtable);

    public override Ast Copy()
    {
        var pairs = new List<Tuple<ExpressionAst, StatementAst>>(KeyValuePairs.Count);
        foreach (var (key, value) in KeyValuePairs)
        {
            pairs.Add(Tuple.Create(CopyOf(key)!, CopyOf(value)!));
        }

        return new HashtableAst(Extent, pairs);
    }

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitHashtable(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitHashtable(this);

    internal override bool WalkChildren(AstWalk walk)
    {
        foreach (var (key, value) in KeyValuePairs)
        {
            if (!walk.Visit(key) || !walk.Visit(value))
            {
                return false;
            }
        }

        return true;
    }
}
