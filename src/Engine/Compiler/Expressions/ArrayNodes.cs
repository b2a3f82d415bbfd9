using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>a, b, c</c>: always an object[].</summary>
internal sealed class ArrayLiteralNode(ExpressionNode[] elements) : AssignableNode
{
    public ExpressionNode[] Elements { get; } = elements;

    public override object? Evaluate(Frame frame)
    {
        var result = new object?[Elements.Length];
        for (var i = 0; i < result.Length; i++)
        {
            var value = Elements[i].Evaluate(frame);
            result[i] = ReferenceEquals(value, AutomationNull.Value) ? null : value;
        }

        return result;
    }

    /// <summary>Each target gets one element, the last all that are left; targets without an element get null.</summary>
    public override void Assign(Frame frame, object? value)
    {
        var values = ToArray(value);
        for (var i = 0; i < Elements.Length; i++)
        {
            var target = (AssignableNode)Elements[i];
            if (i < Elements.Length - 1 || values.Length <= Elements.Length)
            {
                target.Assign(frame, i < values.Length ? values[i] : null);
            }
            else
            {
                target.Assign(frame, values[i..]);
            }
        }
    }

    public override object? Update(Frame frame, UpdateOperation operation)
    {
        var old = Evaluate(frame);
        var value = operation.Apply(frame, old);
        Assign(frame, value);
        return operation.GivesOldValue ? old : value;
    }

    private static object?[] ToArray(object? value)
    {
        if (value is object?[] array)
        {
            return array;
        }

        var sink = new ListSink();
        PipelineEnumeration.Write(value, sink);
        return sink.Count == 0 ? [null] : sink.ToArray();
    }
}

/// <summary><c>@( … )</c>: whatever the statements give, as an array.</summary>
internal sealed class ArrayExpressionNode(StatementNode body) : ExpressionNode
{
    public override object? Evaluate(Frame frame)
    {
        var sink = new ListSink();
        body.ExecuteInto(frame, sink);
        return sink.ToArray();
    }
}

/// <summary><c>@( … )</c> around a single expression: an array that it already is, is not copied element by element through a sink.</summary>
internal sealed class ArrayOfNode(ExpressionNode expression) : ExpressionNode
{
    public override object? Evaluate(Frame frame)
    {
        var value = expression.Evaluate(frame);
        if (value is object?[] array)
        {
            return expression is ArrayLiteralNode ? array : array.Clone();
        }

        var sink = new ListSink();
        PipelineEnumeration.Write(value, sink);
        return sink.ToArray();
    }
}

/// <summary><c>a..b</c>.</summary>
internal sealed class RangeNode(ExpressionNode first, ExpressionNode last) : ExpressionNode
{
    public ExpressionNode First { get; } = first;

    public ExpressionNode Last { get; } = last;

    public override object? Evaluate(Frame frame) => Operators.Range(First.Evaluate(frame), Last.Evaluate(frame));

    public override void EvaluateToOutput(Frame frame)
    {
        var (from, to) = (First.Evaluate(frame), Last.Evaluate(frame));
        if (from is not int start || to is not int end)
        {
            frame.Output.WriteEnumerated(Operators.Range(from, to));
            return;
        }

        var output = frame.Output;
        var step = start <= end ? 1 : -1;
        for (var i = start; ; i += step)
        {
            frame.Context.ThrowIfStopping();
            output.Write(Boxes.Int(i));
            if (i == end)
            {
                return;
            }
        }
    }
}
