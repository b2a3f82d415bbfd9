namespace System.Management.Automation.Remoting;

public class PSDirectException : RuntimeException
{
    public PSDirectException(string message) => throw Unsupported.Member();
}
