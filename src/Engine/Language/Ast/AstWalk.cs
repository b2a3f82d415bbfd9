using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>Something that looks at the children of a node, one after another.</summary>
internal abstract class AstWalk
{
    /// <summary>Looks at one child; false ends the whole walk.</summary>
    public abstract bool Visit(Ast child);

    public bool VisitOptional(Ast? child) => child is null || Visit(child);

    public bool VisitAll<T>(ReadOnlyCollection<T>? children) where T : Ast
    {
        if (children is null)
        {
            return true;
        }

        for (var i = 0; i < children.Count; i++)
        {
            if (!Visit(children[i]))
            {
                return false;
            }
        }

        return true;
    }
}

/// <summary>Drives a pre-order <see cref="AstVisitor"/> over a tree.</summary>
internal sealed class VisitorWalk(AstVisitor visitor) : AstWalk
{
    private readonly IAstPostVisitHandler? _postVisit = visitor as IAstPostVisitHandler;
    private StackGuard _stack = new();

    public override bool Visit(Ast child)
    {
        _stack.Ensure();
        var action = child.Enter(visitor);
        var proceed = action switch
        {
            AstVisitAction.Continue => child.WalkChildren(this),
            AstVisitAction.SkipChildren => true,
            _ => false,
        };
        _postVisit?.PostVisit(child);
        return proceed;
    }
}

/// <summary>Collects the nodes that a predicate accepts, in the order in which they stand in the script.</summary>
internal sealed class SearchWalk(Func<Ast, bool> predicate, bool searchNestedScriptBlocks, bool stopAtFirst) : AstWalk
{
    private StackGuard _stack = new();

    public List<Ast> Results { get; } = [];

    public override bool Visit(Ast child)
    {
        _stack.Ensure();
        if (predicate(child))
        {
            Results.Add(child);
            if (stopAtFirst)
            {
                return false;
            }
        }

        return (!searchNestedScriptBlocks && child is (FunctionDefinitionAst or ScriptBlockExpressionAst or FunctionMemberAst))
            || child.WalkChildren(this);
    }
}
