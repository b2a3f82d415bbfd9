namespace System.Management.Automation.Language;

/// <summary>A <c>using</c> statement.</summary>
public class UsingStatementAst : StatementAst
{
    public UsingStatementAst(IScriptExtent extent, UsingStatementKind kind, StringConstantExpressionAst name)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(name);
        if (kind is UsingStatementKind.Command or UsingStatementKind.Type)
        {
            throw new ArgumentException($"A using statement of kind '{kind}' needs an alias.", nameof(kind));
        }

        UsingStatementKind = kind;
        Adopt(Name = name);
    }

    public UsingStatementAst(IScriptExtent extent, HashtableAst moduleSpecification)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(moduleSpecification);
        UsingStatementKind = UsingStatementKind.Module;
        Adopt(ModuleSpecification = moduleSpecification);
    }

    public UsingStatementAst(
        IScriptExtent extent, UsingStatementKind kind, StringConstantExpressionAst aliasName, StringConstantExpressionAst resolvedAliasAst)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(aliasName);
        ArgumentNullException.ThrowIfNull(resolvedAliasAst);
        if (kind == UsingStatementKind.Assembly)
        {
            throw new ArgumentException("An assembly cannot have an alias.", nameof(kind));
        }

        UsingStatementKind = kind;
        Adopt(Name = aliasName);
        Adopt(Alias = resolvedAliasAst);
    }

    public UsingStatementAst(IScriptExtent extent, StringConstantExpressionAst aliasName, HashtableAst moduleSpecification)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(aliasName);
        ArgumentNullException.ThrowIfNull(moduleSpecification);
        UsingStatementKind = UsingStatementKind.Module;
        Adopt(Name = aliasName);
        Adopt(ModuleSpecification = moduleSpecification);
    }

    public UsingStatementKind UsingStatementKind { get; }

    public StringConstantExpressionAst? Name { get; }

    public StringConstantExpressionAst? Alias { get; }

    public HashtableAst? ModuleSpecification { get; }

    public override Ast Copy() => (Name, Alias, ModuleSpecification) switch
    {
        (null, _, { } module) => new UsingStatementAst(Extent, CopyOf(module)!),
        ({ } name, _, { } module) => new UsingStatementAst(Extent, CopyOf(name)!, CopyOf(module)!),
        ({ } name, { } alias, null) => new UsingStatementAst(Extent, UsingStatementKind, CopyOf(name)!, CopyOf(alias)!),
        _ => new UsingStatementAst(Extent, UsingStatementKind, CopyOf(Name)!),
    };

    internal override AstVisitAction Enter(AstVisitor visitor) =>
        visitor is AstVisitor2 visitor2 ? visitor2.VisitUsingStatement(this) : AstVisitAction.Continue;

    internal override object? Accept(ICustomAstVisitor visitor) => (visitor as ICustomAstVisitor2)?.VisitUsingStatement(this);

    internal override bool WalkChildren(AstWalk walk) =>
        walk.VisitOptional(Name) && walk.VisitOptional(Alias) && walk.VisitOptional(ModuleSpecification);
}
