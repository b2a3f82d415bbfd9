using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary><c>function</c> or <c>filter</c>: puts the function into the scope in which the statement runs, or the one that its name says.</summary>
internal sealed class FunctionDefinitionNode : StatementNode
{
    private readonly FunctionDefinitionAst _ast;
    private readonly VariablePath _path;

    public FunctionDefinitionNode(FunctionDefinitionAst ast)
        : base(ast.Extent)
    {
        _ast = ast;
        _path = new VariablePath(ast.Name);
    }

    public override Completion Execute(Frame frame)
    {
        var scope = _path.IsGlobal ? frame.Context.GlobalState.TopScope : _path.IsScript ? frame.Scope.ScriptScope : frame.Scope;
        var name = _path.IsDriveQualified ? _path.UserPath : _path.UnqualifiedPath;
        var block = new ScriptBlock(_ast.Body, scope.SessionState);
        if (scope.GetLocalFunction(name) is { } existing)
        {
            existing.ThrowIfNotWritable(force: false);
        }

        scope.AddFunction(FunctionInfo.Create(name, block, _path.IsPrivate ? ScopedItemOptions.Private : ScopedItemOptions.None));
        frame.Context.LastSucceeded = true;
        return Completion.Normal;
    }
}
