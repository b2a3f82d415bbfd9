namespace System.Management.Automation.Runtime;

/// <summary>A method has no pipeline: only what <c>return</c> gives leaves it, everything else that its statements write is dropped.</summary>
internal sealed class MethodResultSink : OutputSink
{
    public object? Value { get; private set; }

    public override void Write(object? value)
    {
    }

    public override void WriteReturn(object? value) => Value = ReferenceEquals(value, Internal.AutomationNull.Value) ? null : value;
}
