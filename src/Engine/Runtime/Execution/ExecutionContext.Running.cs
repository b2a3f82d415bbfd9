using System.Management.Automation.Compiler;

namespace System.Management.Automation.Runtime;

internal sealed partial class ExecutionContext
{
    private CallSite?[] _callSites = new CallSite?[256];
    private int _suspendedStops;

    /// <summary>Something wants to be looked at between statements: a stop request, or the debugger.</summary>
    public bool HasInterrupt => _interrupts != 0 || DebuggerIsActive;

    /// <summary>Commands run so far, modulo 2^32: an expression that ran none has succeeded itself; otherwise <c>$?</c> is the last command's.</summary>
    public int CommandCount { get; set; }

    /// <summary>The host is a shell whose process ends with its script: <c>exit</c> in the outermost script is for the host.</summary>
    public bool ExitEndsHost { get; set; }

    /// <summary>Breakpoints are set, or the script is being stepped through.</summary>
    public bool DebuggerIsActive { get; set; }

    /// <summary>Called before each statement while <see cref="DebuggerIsActive"/>.</summary>
    public Action<Frame>? BeforeStatement { get; set; }

    public void OnInterrupt(Frame frame)
    {
        if (_interrupts != 0)
        {
            HandleInterrupts();
        }

        if (DebuggerIsActive)
        {
            BeforeStatement?.Invoke(frame);
        }
    }

    /// <summary>A finally block or clean block runs: it is not interrupted.</summary>
    public void SuspendStop() => _suspendedStops++;

    public void ResumeStop() => _suspendedStops--;

    public CallSite CallSite(int id)
    {
        if (id >= _callSites.Length)
        {
            Array.Resize(ref _callSites, Math.Max(id + 1, _callSites.Length * 2));
        }

        return _callSites[id] ??= new CallSite();
    }
}
