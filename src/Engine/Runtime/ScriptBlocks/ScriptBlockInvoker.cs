namespace System.Management.Automation.Runtime;

/// <summary>Calls script blocks that are values: <c>&amp;</c>, Invoke, delegates.</summary>
internal static class ScriptBlockInvoker
{
    public static void Invoke(ScriptBlock block, ExecutionContext context, OutputSink output, StreamSet streams, in ScriptBlockCall call)
        => throw Unsupported.Member();
}
