namespace System.Management.Automation.Internal;

public class SessionStateKeeper
{
    internal SessionStateKeeper() { }
    public object? GetSessionState() => throw Unsupported.Member();
}
