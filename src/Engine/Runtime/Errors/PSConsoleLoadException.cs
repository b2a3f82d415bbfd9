namespace System.Management.Automation.Runspaces;

public class PSConsoleLoadException : SystemException, IContainsErrorRecord
{
    public PSConsoleLoadException() => throw Unsupported.Member();
    public PSConsoleLoadException(string message) => throw Unsupported.Member();
    public PSConsoleLoadException(string message, Exception innerException) => throw Unsupported.Member();
    public ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override string Message { get => throw Unsupported.Member(); }
}
