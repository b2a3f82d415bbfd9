using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>What an expression gives when its output is collected instead of written: a pipeline would have taken collections apart
/// and put them together again.</summary>
internal static class StatementValue
{
    public static object? Of(Frame frame, ExpressionNode expression)
    {
        if (expression is AssignmentNode or UpdateNode or StepLocalNode or AddToLocalNode)
        {
            expression.Evaluate(frame);
            return AutomationNull.Value;
        }

        return Collect(expression.Evaluate(frame));
    }

    public static object? Collect(object? value)
    {
        switch (value)
        {
            case null or string or int or bool or double:
                return value;
            case object?[] array:
                return array.Length switch
                {
                    0 => AutomationNull.Value,
                    1 => array[0],
                    _ => array.Clone(),
                };
        }

        if (PipelineEnumeration.GetEnumerator(value) is null)
        {
            return value;
        }

        var sink = new ListSink();
        PipelineEnumeration.Write(value, sink);
        return sink.ToResult();
    }
}
