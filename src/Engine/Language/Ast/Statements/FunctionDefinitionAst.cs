using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>The definition of a function or filter.</summary>
public class FunctionDefinitionAst : StatementAst
{
    public FunctionDefinitionAst(
        IScriptExtent extent, bool isFilter, bool isWorkflow, string name, IEnumerable<ParameterAst>? parameters, ScriptBlockAst body)
        : base(extent)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        ArgumentNullException.ThrowIfNull(body);
        if (isFilter && isWorkflow)
        {
            throw new ArgumentException("A function cannot be both a filter and a workflow.", nameof(isFilter));
        }

        IsFilter = isFilter;
        IsWorkflow = isWorkflow;
        Name = name;
        Parameters = AdoptOrNull(parameters);
        Adopt(Body = body);
    }

    public bool IsFilter { get; }

    public bool IsWorkflow { get; }

    public string Name { get; }

    /// <summary>The parameters between the parentheses after the name; null if there are none.</summary>
    public ReadOnlyCollection<ParameterAst>? Parameters { get; }

    public ScriptBlockAst Body { get; }

    /// <summary>Where the name stands; the keyword's extent for what has no name of its own.</summary>
    internal IScriptExtent? NameExtent { get; set; }

    public CommentHelpInfo? GetHelpContent() => CommentHelp.Find(this);

    /// <param name="scriptBlockTokenCache">Kept for callers that ask for many functions; the tree holds its tokens here.</param>
    public CommentHelpInfo? GetHelpContent(Dictionary<Ast, Token[]> scriptBlockTokenCache)
    {
        ArgumentNullException.ThrowIfNull(scriptBlockTokenCache);
        return CommentHelp.Find(this);
    }

    public override Ast Copy() => new FunctionDefinitionAst(Extent, IsFilter, IsWorkflow, Name, CopyOf(Parameters), CopyOf(Body)!)
    {
        NameExtent = NameExtent,
    };

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitFunctionDefinition(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitFunctionDefinition(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitAll(Parameters) && walk.Visit(Body);
}
