using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>A script, the body of a function, or what stands between the braces of a script block expression.</summary>
public class ScriptBlockAst : Ast
{
    public ScriptBlockAst(
        IScriptExtent extent,
        IEnumerable<UsingStatementAst>? usingStatements,
        IEnumerable<AttributeAst>? attributes,
        ParamBlockAst? paramBlock,
        NamedBlockAst? beginBlock,
        NamedBlockAst? processBlock,
        NamedBlockAst? endBlock,
        NamedBlockAst? cleanBlock,
        NamedBlockAst? dynamicParamBlock)
        : base(extent)
    {
        UsingStatements = Adopt(usingStatements);
        Attributes = Adopt(attributes);
        Adopt(ParamBlock = paramBlock);
        Adopt(BeginBlock = beginBlock);
        Adopt(ProcessBlock = processBlock);
        Adopt(EndBlock = endBlock);
        Adopt(CleanBlock = cleanBlock);
        Adopt(DynamicParamBlock = dynamicParamBlock);
    }

    public ScriptBlockAst(
        IScriptExtent extent,
        IEnumerable<UsingStatementAst>? usingStatements,
        IEnumerable<AttributeAst>? attributes,
        ParamBlockAst? paramBlock,
        NamedBlockAst? beginBlock,
        NamedBlockAst? processBlock,
        NamedBlockAst? endBlock,
        NamedBlockAst? dynamicParamBlock)
        : this(extent, usingStatements, attributes, paramBlock, beginBlock, processBlock, endBlock, null, dynamicParamBlock)
    {
    }

    public ScriptBlockAst(
        IScriptExtent extent,
        IEnumerable<UsingStatementAst>? usingStatements,
        ParamBlockAst? paramBlock,
        NamedBlockAst? beginBlock,
        NamedBlockAst? processBlock,
        NamedBlockAst? endBlock,
        NamedBlockAst? cleanBlock,
        NamedBlockAst? dynamicParamBlock)
        : this(extent, usingStatements, null, paramBlock, beginBlock, processBlock, endBlock, cleanBlock, dynamicParamBlock)
    {
    }

    public ScriptBlockAst(
        IScriptExtent extent,
        IEnumerable<UsingStatementAst>? usingStatements,
        ParamBlockAst? paramBlock,
        NamedBlockAst? beginBlock,
        NamedBlockAst? processBlock,
        NamedBlockAst? endBlock,
        NamedBlockAst? dynamicParamBlock)
        : this(extent, usingStatements, null, paramBlock, beginBlock, processBlock, endBlock, null, dynamicParamBlock)
    {
    }

    public ScriptBlockAst(
        IScriptExtent extent,
        ParamBlockAst? paramBlock,
        NamedBlockAst? beginBlock,
        NamedBlockAst? processBlock,
        NamedBlockAst? endBlock,
        NamedBlockAst? cleanBlock,
        NamedBlockAst? dynamicParamBlock)
        : this(extent, null, null, paramBlock, beginBlock, processBlock, endBlock, cleanBlock, dynamicParamBlock)
    {
    }

    public ScriptBlockAst(
        IScriptExtent extent,
        ParamBlockAst? paramBlock,
        NamedBlockAst? beginBlock,
        NamedBlockAst? processBlock,
        NamedBlockAst? endBlock,
        NamedBlockAst? dynamicParamBlock)
        : this(extent, null, null, paramBlock, beginBlock, processBlock, endBlock, null, dynamicParamBlock)
    {
    }

    public ScriptBlockAst(
        IScriptExtent extent,
        IEnumerable<UsingStatementAst>? usingStatements,
        IEnumerable<AttributeAst>? attributes,
        ParamBlockAst? paramBlock,
        StatementBlockAst statements,
        bool isFilter,
        bool isConfiguration)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(statements);
        UsingStatements = Adopt(usingStatements);
        Attributes = Adopt(attributes);
        IsConfiguration = isConfiguration;
        Adopt(ParamBlock = paramBlock);
        var body = new NamedBlockAst(
            statements.Extent, isFilter ? TokenKind.Process : TokenKind.End, statements, unnamed: true);
        Adopt(body);
        if (isFilter)
        {
            ProcessBlock = body;
        }
        else
        {
            EndBlock = body;
        }
    }

    public ScriptBlockAst(
        IScriptExtent extent, List<UsingStatementAst>? usingStatements, ParamBlockAst? paramBlock, StatementBlockAst statements, bool isFilter)
        : this(extent, usingStatements, null, paramBlock, statements, isFilter, false)
    {
    }

    public ScriptBlockAst(IScriptExtent extent, ParamBlockAst? paramBlock, StatementBlockAst statements, bool isFilter)
        : this(extent, null, null, paramBlock, statements, isFilter, false)
    {
    }

    public ScriptBlockAst(
        IScriptExtent extent, ParamBlockAst? paramBlock, StatementBlockAst statements, bool isFilter, bool isConfiguration)
        : this(extent, null, null, paramBlock, statements, isFilter, isConfiguration)
    {
    }

    public ScriptBlockAst(
        IScriptExtent extent,
        IEnumerable<UsingStatementAst>? usingStatements,
        ParamBlockAst? paramBlock,
        StatementBlockAst statements,
        bool isFilter,
        bool isConfiguration)
        : this(extent, usingStatements, null, paramBlock, statements, isFilter, isConfiguration)
    {
    }

    public ScriptBlockAst(
        IScriptExtent extent,
        IEnumerable<AttributeAst>? attributes,
        ParamBlockAst? paramBlock,
        StatementBlockAst statements,
        bool isFilter,
        bool isConfiguration)
        : this(extent, null, attributes, paramBlock, statements, isFilter, isConfiguration)
    {
    }

    public ReadOnlyCollection<UsingStatementAst> UsingStatements { get; }

    public ReadOnlyCollection<AttributeAst> Attributes { get; }

    public ParamBlockAst? ParamBlock { get; }

    public NamedBlockAst? BeginBlock { get; }

    public NamedBlockAst? ProcessBlock { get; }

    public NamedBlockAst? EndBlock { get; }

    public NamedBlockAst? CleanBlock { get; }

    public NamedBlockAst? DynamicParamBlock { get; }

    /// <summary>What the script's <c>#requires</c> comments demand; null if there are none.</summary>
    public ScriptRequirements? ScriptRequirements { get; internal set; }

    internal bool IsConfiguration { get; }

    /// <summary>What the compiler found out about this block; whoever computes it first stores it here.</summary>
    internal object? Analysis { get; set; }

    /// <summary>All tokens of the script that this is the root of, for help comments; null if the tree was made by hand.</summary>
    internal Token[]? SourceTokens { get; set; }

    public CommentHelpInfo? GetHelpContent() => CommentHelp.Find(this);

    public ScriptBlock GetScriptBlock() => new(this);

    public override Ast Copy() => new ScriptBlockAst(
        Extent,
        CopyOf(UsingStatements),
        CopyOf(Attributes),
        CopyOf(ParamBlock),
        CopyOf(BeginBlock),
        CopyOf(ProcessBlock),
        CopyOf(EndBlock),
        CopyOf(CleanBlock),
        CopyOf(DynamicParamBlock))
    {
        ScriptRequirements = ScriptRequirements,
        SourceTokens = SourceTokens,
    };

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitScriptBlock(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitScriptBlock(this);

    internal override bool WalkChildren(AstWalk walk) =>
        walk.VisitAll(UsingStatements)
        && walk.VisitAll(Attributes)
        && walk.VisitOptional(ParamBlock)
        && walk.VisitOptional(DynamicParamBlock)
        && walk.VisitOptional(BeginBlock)
        && walk.VisitOptional(ProcessBlock)
        && walk.VisitOptional(EndBlock)
        && walk.VisitOptional(CleanBlock);
}
