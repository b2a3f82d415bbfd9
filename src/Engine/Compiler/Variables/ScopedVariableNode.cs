using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>A variable with a scope prefix: <c>$global:x</c>, <c>$script:x</c>, <c>$local:x</c>, <c>$private:x</c>.</summary>
internal sealed class ScopedVariableNode(VariablePath path) : AssignableNode
{
    public VariablePath Path { get; } = path;

    public override object? Evaluate(Frame frame)
        => ScopeOf(frame).TryFindLocal(Path.UnqualifiedPath, out var location) ? location.Value : StrictMode.OnMissingVariable(frame, Path.UserPath);

    public override void Assign(Frame frame, object? value)
    {
        var scope = ScopeOf(frame);
        scope.SetLocal(Path.UnqualifiedPath, value);
        if (Path.IsPrivate && scope.GetLocalVariable(Path.UnqualifiedPath) is { IsPrivate: false } variable)
        {
            variable.Options |= ScopedItemOptions.Private;
        }
    }

    public override object? Update(Frame frame, UpdateOperation operation)
    {
        var old = Evaluate(frame);
        if (operation.Skips(old))
        {
            return old;
        }

        var value = operation.Apply(frame, old);
        Assign(frame, value);
        return operation.GivesOldValue ? old ?? Boxes.Int(0) : value;
    }

    public Scope ScopeOf(Frame frame)
        => Path.IsGlobal ? frame.Context.GlobalState.TopScope : Path.IsScript ? frame.Scope.ScriptScope : frame.Scope;
}
