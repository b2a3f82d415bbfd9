namespace Microsoft.PowerShell.Commands;

/// <summary>Ends a pipeline from the middle.</summary>
internal static class PipelineControl
{
    /// <summary>The commands before this one end here; this one's end block still runs.</summary>
    public static void StopUpstream(Cmdlet cmdlet)
    {
        if (cmdlet.EngineRuntime is { } runtime)
        {
            throw new StopUpstreamCommandsException(runtime.Processor);
        }
    }
}
