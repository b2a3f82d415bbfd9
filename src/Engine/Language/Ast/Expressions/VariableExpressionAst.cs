namespace System.Management.Automation.Language;

/// <summary>A variable: <c>$x</c>, <c>${x y}</c>, <c>$env:PATH</c>, <c>@args</c>.</summary>
public class VariableExpressionAst : ExpressionAst
{
    public VariableExpressionAst(IScriptExtent extent, string variableName, bool splatted)
        : base(extent)
    {
        ArgumentException.ThrowIfNullOrEmpty(variableName);
        VariablePath = new VariablePath(variableName);
        Splatted = splatted;
    }

    public VariableExpressionAst(IScriptExtent extent, VariablePath variablePath, bool splatted)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(variablePath);
        VariablePath = variablePath;
        Splatted = splatted;
    }

    public VariablePath VariablePath { get; }

    /// <summary>Written with <c>@</c>: its elements become arguments of the command.</summary>
    public bool Splatted { get; }

    /// <summary>Whether this is one of the variables that always have the same value: $true, $false, $null.</summary>
    public bool IsConstantVariable()
    {
        if (VariablePath.IsVariable)
        {
            var name = VariablePath.UserPath;
            return name.Equals("true", StringComparison.OrdinalIgnoreCase)
                || name.Equals("false", StringComparison.OrdinalIgnoreCase)
                || name.Equals("null", StringComparison.OrdinalIgnoreCase);
        }

        return false;
    }

    public override Ast Copy() => new VariableExpressionAst(Extent, VariablePath, Splatted);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitVariableExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitVariableExpression(this);
}
