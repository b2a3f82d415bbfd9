namespace System.Management.Automation;

/// <summary>A call that runs on another thread.</summary>
internal sealed class PowerShellAsyncResult(PowerShell owner, PSDataCollection<PSObject>? output, object? state) : IAsyncResult
{
    private readonly TaskCompletionSource _completion = new(TaskCreationOptions.RunContinuationsAsynchronously);

    public PowerShell Owner => owner;

    /// <summary>The collection that the engine made for the output; null when the caller gave one.</summary>
    public PSDataCollection<PSObject>? Output => output;

    public Task Completion => _completion.Task;

    public object? AsyncState => state;

    public WaitHandle AsyncWaitHandle => ((IAsyncResult)_completion.Task).AsyncWaitHandle;

    public bool CompletedSynchronously => false;

    public bool IsCompleted => _completion.Task.IsCompleted;

    public void Complete(Exception? failure)
    {
        if (failure is null)
        {
            _completion.SetResult();
        }
        else
        {
            _completion.SetException(failure);
        }
    }

    /// <summary>Waits, and throws what the call threw.</summary>
    public void Wait()
    {
        AsyncWaitHandle.WaitOne();
        if (_completion.Task.Exception?.InnerException is { } failure)
        {
            System.Runtime.ExceptionServices.ExceptionDispatchInfo.Throw(failure);
        }
    }
}
