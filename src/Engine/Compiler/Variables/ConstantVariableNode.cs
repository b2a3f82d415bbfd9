namespace System.Management.Automation.Compiler;

/// <summary>A name that always has the same value: <c>$null</c>, <c>$true</c>, <c>$false</c>; assigning to <c>$null</c> discards.</summary>
internal sealed class ConstantVariableNode(string name, object? value) : AssignableNode
{
    public object? Value { get; } = value;

    public override object? Evaluate(Frame frame) => Value;

    public override void Assign(Frame frame, object? value)
    {
        if (Value is not null)
        {
            throw VariableError.NotWritable(name);
        }
    }

    public override object? Update(Frame frame, UpdateOperation operation)
    {
        var value = operation.Apply(frame, Value);
        Assign(frame, value);
        return value;
    }
}
