namespace System.Management.Automation.Runspaces;

/// <summary>A pipeline is not in the state that an operation needs.</summary>
public class InvalidPipelineStateException : SystemException
{
    public InvalidPipelineStateException()
        : base("InvalidPipelineStateException")
    {
    }

    public InvalidPipelineStateException(string message)
        : base(message)
    {
    }

    public InvalidPipelineStateException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal InvalidPipelineStateException(string message, PipelineState currentState, PipelineState expectedState)
        : base(message)
    {
        CurrentState = currentState;
        ExpectedState = expectedState;
    }

    public PipelineState CurrentState { get; }

    public PipelineState ExpectedState { get; }
}
