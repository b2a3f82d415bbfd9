namespace System.Management.Automation;

public class SettingValueExceptionEventArgs : EventArgs
{
    internal SettingValueExceptionEventArgs() { }
    public Exception Exception { get => throw Unsupported.Member(); }
    public bool ShouldThrow { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
