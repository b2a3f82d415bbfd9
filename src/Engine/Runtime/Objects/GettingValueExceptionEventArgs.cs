namespace System.Management.Automation;

/// <summary>A property's getter failed while a control read it.</summary>
public class GettingValueExceptionEventArgs : EventArgs
{
    internal GettingValueExceptionEventArgs(Exception exception) => Exception = exception;

    public Exception Exception { get; }

    /// <summary>Throw the exception, or use <see cref="ValueReplacement"/>.</summary>
    public bool ShouldThrow { get; set; } = true;

    public object? ValueReplacement { get; set; }
}
