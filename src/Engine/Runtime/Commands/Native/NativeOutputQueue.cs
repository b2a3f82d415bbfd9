using System.Collections.Concurrent;
using System.Diagnostics;

namespace System.Management.Automation.Runtime;

/// <summary>Collects a program's two output streams as they come, in the order in which they come.</summary>
internal sealed class NativeOutputQueue
{
    private readonly BlockingCollection<NativeOutputLine> _lines = [];
    private int _open = 2;
    private int _errors;

    public NativeOutputQueue(Process process)
    {
        process.OutputDataReceived += (_, e) => Add(e.Data, isError: false);
        process.ErrorDataReceived += (_, e) => Add(e.Data, isError: true);
        process.BeginOutputReadLine();
        process.BeginErrorReadLine();
    }

    /// <summary>Both streams are closed and everything was taken.</summary>
    public bool IsOver => _lines.IsCompleted;

    public bool TryTake(out NativeOutputLine line) => _lines.TryTake(out line);

    /// <summary>Waits for a line; false when no more will come.</summary>
    public bool Take(out NativeOutputLine line) => _lines.TryTake(out line, Timeout.Infinite);

    private void Add(string? text, bool isError)
    {
        if (text is not null)
        {
            _lines.Add(new NativeOutputLine(text, isError, isError && Interlocked.Increment(ref _errors) == 1));
        }
        else if (Interlocked.Decrement(ref _open) == 0)
        {
            _lines.CompleteAdding();
        }
    }
}
