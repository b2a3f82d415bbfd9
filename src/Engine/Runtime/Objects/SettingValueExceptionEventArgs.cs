namespace System.Management.Automation;

/// <summary>A property's setter failed while a control wrote it.</summary>
public class SettingValueExceptionEventArgs : EventArgs
{
    internal SettingValueExceptionEventArgs(Exception exception) => Exception = exception;

    public Exception Exception { get; }

    public bool ShouldThrow { get; set; } = true;
}
