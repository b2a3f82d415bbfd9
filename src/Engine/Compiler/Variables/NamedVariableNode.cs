using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>A variable of a block whose map does not know it (a name that only appears in code compiled on its own): looked up by name each time.</summary>
internal sealed class NamedVariableNode(string name) : AssignableNode
{
    public string Name { get; } = name;

    public override object? Evaluate(Frame frame)
        => frame.Scope.TryGetValue(Name, out var value) ? value : StrictMode.OnMissingVariable(frame, Name);

    public override void Assign(Frame frame, object? value) => frame.Scope.SetLocal(Name, value);

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
}

/// <summary><c>$using:x</c>: the value that the caller of a remote, parallel or job block gave it; outside of one it is an error.</summary>
internal sealed class UsingVariableNode(string text, ExpressionNode expression) : ExpressionNode
{
    public const string TableName = "__using";

    public override object? Evaluate(Frame frame)
    {
        if (frame.Scope.TryGetValue(TableName, out var table) && table is IDictionary<string, object?> values && values.TryGetValue(text, out var value))
        {
            return value;
        }

        _ = expression;
        throw new RuntimeException(
            "A Using variable cannot be retrieved. A Using variable can be used only with Invoke-Command, Start-Job, or InlineScript in the script workflow. "
            + "When it is used with Invoke-Command, the Using variable is valid only if the script block is invoked on a remote computer.",
            null, "UsingWithoutInvokeCommand", ErrorCategory.InvalidOperation, text);
    }
}
