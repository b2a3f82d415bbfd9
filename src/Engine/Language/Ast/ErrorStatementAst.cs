using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>What could be read of a statement that has a syntax error.</summary>
public class ErrorStatementAst : PipelineBaseAst
{
    internal ErrorStatementAst(
        IScriptExtent extent,
        IEnumerable<Ast>? nestedAsts = null,
        Token? kind = null,
        IEnumerable<KeyValuePair<string, Tuple<Token, Ast>>>? flags = null,
        IEnumerable<Ast>? conditions = null,
        IEnumerable<Ast>? bodies = null)
        : base(extent)
    {
        Kind = kind;
        NestedAst = AdoptOrNull(nestedAsts);
        Conditions = AdoptOrNull(conditions);
        Bodies = AdoptOrNull(bodies);
        if (flags is not null)
        {
            Flags = new Dictionary<string, Tuple<Token, Ast>>(StringComparer.OrdinalIgnoreCase);
            foreach (var (name, flag) in flags)
            {
                if (Flags.TryAdd(name, flag))
                {
                    Adopt(flag.Item2);
                }
            }
        }
    }

    /// <summary>The keyword that the statement starts with, if it has one that decides what it is.</summary>
    public Token? Kind { get; }

    /// <summary>The flags of a <c>switch</c> statement, by name.</summary>
    public Dictionary<string, Tuple<Token, Ast>>? Flags { get; }

    public ReadOnlyCollection<Ast>? Conditions { get; }

    public ReadOnlyCollection<Ast>? Bodies { get; }

    public ReadOnlyCollection<Ast>? NestedAst { get; }

    public override Ast Copy()
    {
        List<KeyValuePair<string, Tuple<Token, Ast>>>? flags = null;
        if (Flags is not null)
        {
            flags = [];
            foreach (var (name, flag) in Flags)
            {
                flags.Add(KeyValuePair.Create(name, Tuple.Create(flag.Item1, CopyOf(flag.Item2)!)));
            }
        }

        return new ErrorStatementAst(Extent, CopyOf(NestedAst), Kind, flags, CopyOf(Conditions), CopyOf(Bodies));
    }

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitErrorStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitErrorStatement(this);

    internal override bool WalkChildren(AstWalk walk)
    {
        if (!walk.VisitAll(NestedAst))
        {
            return false;
        }

        foreach (var flag in Flags?.Values ?? Enumerable.Empty<Tuple<Token, Ast>>())
        {
            if (!walk.VisitOptional(flag.Item2))
            {
                return false;
            }
        }

        return walk.VisitAll(Conditions) && walk.VisitAll(Bodies);
    }
}
