namespace System.Management.Automation.Runspaces;

public class InvalidPipelineStateException : SystemException
{
    public InvalidPipelineStateException() => throw Unsupported.Member();
    public InvalidPipelineStateException(string message) => throw Unsupported.Member();
    public InvalidPipelineStateException(string message, Exception innerException) => throw Unsupported.Member();
    public PipelineState CurrentState { get => throw Unsupported.Member(); }
    public PipelineState ExpectedState { get => throw Unsupported.Member(); }
}
