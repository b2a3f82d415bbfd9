namespace System.Management.Automation.Runspaces;

internal sealed partial class LocalRunspace
{
    private PipelineThread? _thread;

    /// <summary>The thread that runs this runspace's scripts when callers' threads may not; made when first needed.</summary>
    public PipelineThread OwnThread
    {
        get
        {
            lock (_gate)
            {
                return _thread ??= new PipelineThread($"Pipeline of {Name}");
            }
        }
    }

    private void EndThread()
    {
        lock (_gate)
        {
            _thread?.Dispose();
            _thread = null;
        }
    }
}
