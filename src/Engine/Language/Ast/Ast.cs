using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>A node of the syntax tree: where it stands in the script, what it is part of, and what it consists of.</summary>
public abstract class Ast
{
    protected Ast(IScriptExtent extent)
    {
        ArgumentNullException.ThrowIfNull(extent);
        Extent = extent;
    }

    /// <summary>The text that the node was made from.</summary>
    public IScriptExtent Extent { get; }

    /// <summary>The node that this one is part of; null for the root.</summary>
    public Ast Parent { get; private set; } = null!;

    /// <summary>Copies the node and everything below it; the copy has no parent.</summary>
    public abstract Ast Copy();

    public override string ToString() => Extent.Text;

    public object? Visit(ICustomAstVisitor astVisitor)
    {
        ArgumentNullException.ThrowIfNull(astVisitor);
        return Accept(astVisitor);
    }

    public void Visit(AstVisitor astVisitor)
    {
        ArgumentNullException.ThrowIfNull(astVisitor);
        new VisitorWalk(astVisitor).Visit(this);
    }

    public IEnumerable<Ast> FindAll(Func<Ast, bool> predicate, bool searchNestedScriptBlocks)
    {
        ArgumentNullException.ThrowIfNull(predicate);
        var search = new SearchWalk(predicate, searchNestedScriptBlocks, stopAtFirst: false);
        search.Visit(this);
        return search.Results;
    }

    public Ast? Find(Func<Ast, bool> predicate, bool searchNestedScriptBlocks)
    {
        ArgumentNullException.ThrowIfNull(predicate);
        var search = new SearchWalk(predicate, searchNestedScriptBlocks, stopAtFirst: true);
        search.Visit(this);
        return search.Results.Count > 0 ? search.Results[0] : null;
    }

    /// <summary>The value of an expression that consists of constants only, without running anything.</summary>
    /// <exception cref="InvalidOperationException">The expression needs to be run to have a value.</exception>
    public object? SafeGetValue() => SafeValue.Get(this);

    /// <summary>Calls the method of a pre-order visitor that belongs to this node type, without its children.</summary>
    internal abstract AstVisitAction Enter(AstVisitor visitor);

    /// <summary>Calls the method of a visitor that belongs to this node type.</summary>
    internal abstract object? Accept(ICustomAstVisitor visitor);

    /// <summary>Shows the children to <paramref name="walk"/>, in order, until it asks to stop (returns false).</summary>
    internal virtual bool WalkChildren(AstWalk walk) => true;

    /// <summary>Children that the parser had to attach late, or that move to another node, are adopted by their final parent only.</summary>
    internal void Orphan() => Parent = null!;

    internal T? CopyOf<T>(T? child) where T : Ast => (T?)child?.Copy();

    internal static T[]? CopyOf<T>(ReadOnlyCollection<T>? children) where T : Ast
    {
        if (children is null || children.Count == 0)
        {
            return null;
        }

        var copies = new T[children.Count];
        for (var i = 0; i < copies.Length; i++)
        {
            copies[i] = (T)children[i].Copy();
        }

        return copies;
    }

    private protected void Adopt(Ast? child)
    {
        if (child is null)
        {
            return;
        }

        if (child.Parent is not null)
        {
            throw new ArgumentException("The AST cannot be added because it already has a parent. Copy it first.", nameof(child));
        }

        child.Parent = this;
    }

    private protected ReadOnlyCollection<T> Adopt<T>(IEnumerable<T>? children) where T : Ast
    {
        var list = Freeze(children);
        for (var i = 0; i < list.Count; i++)
        {
            Adopt(list[i]);
        }

        return list;
    }

    /// <summary>Some collections of the public API are null, not empty, when nothing was written.</summary>
    private protected ReadOnlyCollection<T>? AdoptOrNull<T>(IEnumerable<T>? children) where T : Ast
    {
        var list = Adopt(children);
        return list.Count == 0 ? null : list;
    }

    private protected static ReadOnlyCollection<T> Freeze<T>(IEnumerable<T>? items)
    {
        switch (items)
        {
            case null:
                return ReadOnlyCollection<T>.Empty;
            case ReadOnlyCollection<T> frozen:
                return frozen;
            case List<T> list:
                return list.Count == 0 ? ReadOnlyCollection<T>.Empty : new ReadOnlyCollection<T>(list.ToArray());
            default:
                T[] array = [.. items];
                return array.Length == 0 ? ReadOnlyCollection<T>.Empty : new ReadOnlyCollection<T>(array);
        }
    }
}
