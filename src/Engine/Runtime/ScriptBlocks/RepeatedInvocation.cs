using System.Management.Automation.Compiler;

namespace System.Management.Automation.Runtime;

/// <summary>A script block that a command calls for one object after another in the scope of its caller (ForEach-Object, Where-Object).
/// Dispose it to give the caller's <c>$_</c> back.</summary>
internal sealed class RepeatedInvocation : IDisposable
{
    public RepeatedInvocation(ScriptBlock block, ExecutionContext context, OutputSink output, StreamSet streams) => throw Unsupported.Member();

    /// <summary>Runs the block with <c>$_</c> set; its output goes to the sink.</summary>
    public void Invoke(object? underscore) => throw Unsupported.Member();

    /// <summary>Runs the block with <c>$_</c> set; its output, as a condition.</summary>
    public bool Test(object? underscore) => throw Unsupported.Member();

    public void Dispose() => throw Unsupported.Member();
}
