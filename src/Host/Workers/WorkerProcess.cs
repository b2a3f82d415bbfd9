using System.ComponentModel;
using System.Diagnostics;

namespace PowerShellWorker.Host.Workers;

/// <summary>One operating-system process of the worker. It never outlives the host.</summary>
internal sealed class WorkerProcess : IDisposable
{
    // What a process may still print after its end, held back by a grandchild that inherited the pipe.
    private static readonly TimeSpan OutputGrace = TimeSpan.FromMilliseconds(500);
    private static readonly TimeSpan KillGrace = TimeSpan.FromSeconds(1);

    private readonly Process _process;
    private readonly WorkerConsole _console;
    private readonly Task _output;
    private string? _cause;

    private WorkerProcess(Process process, WorkerConsole console)
    {
        _process = process;
        _console = console;
        _output = Task.WhenAll(PumpAsync(process.StandardOutput, console.OnOutput), PumpAsync(process.StandardError, console.OnError));
        AppDomain.CurrentDomain.ProcessExit += OnHostExit;
        Exited = WaitAsync();
    }

    public int Id => _process.Id;

    /// <summary>What it uses now; null when it has ended.</summary>
    public ProcessUsage? Usage
    {
        get
        {
            try
            {
                _process.Refresh();
                return new ProcessUsage(Id, _process.WorkingSet64 / (1024.0 * 1024), _process.TotalProcessorTime.TotalSeconds);
            }
            catch (InvalidOperationException)
            {
                return null;
            }
        }
    }

    /// <summary>Ends, without ever failing, when the process has ended and its output has been read.</summary>
    public Task<WorkerExit> Exited { get; }

    /// <exception cref="WorkerStartException">The system cannot start it.</exception>
    public static WorkerProcess Start(ProcessStartInfo start, WorkerConsole console)
    {
        try
        {
            return new WorkerProcess(Process.Start(start)!, console);
        }
        catch (Win32Exception error)
        {
            throw new WorkerStartException($"Starting worker process failed: {start.FileName}: {error.Message}", error);
        }
    }

    /// <summary>Ends the process and everything it has started. Does nothing when it has ended.</summary>
    /// <param name="cause">Why, as a sentence for the log.</param>
    public void Kill(string cause)
    {
        Interlocked.CompareExchange(ref _cause, cause, null);
        try
        {
            _process.Kill(entireProcessTree: true);
        }
        catch (Exception error) when (error is InvalidOperationException or Win32Exception or AggregateException or NotSupportedException)
        {
            // It has ended meanwhile, by itself or as part of another's tree; Exited tells.
        }
    }

    /// <summary>Kills, and waits until the system has taken the process away.</summary>
    public async Task KillAsync(string cause)
    {
        Kill(cause);
        await Task.WhenAny(Exited, Task.Delay(KillGrace)).ConfigureAwait(false);
    }

    public void Dispose()
    {
        AppDomain.CurrentDomain.ProcessExit -= OnHostExit;
        _process.Dispose();
    }

    private void OnHostExit(object? sender, EventArgs e) => Kill("The host ends.");

    private async Task<WorkerExit> WaitAsync()
    {
        await _process.WaitForExitAsync().ConfigureAwait(false);
        await Task.WhenAny(_output, Task.Delay(OutputGrace)).ConfigureAwait(false);
        return new WorkerExit(_process.StartInfo.FileName, _process.ExitCode, _console.LastErrors, Volatile.Read(ref _cause));
    }

    private static async Task PumpAsync(StreamReader reader, Action<string> onLine)
    {
        try
        {
            while (await reader.ReadLineAsync().ConfigureAwait(false) is { } line)
            {
                onLine(line);
            }
        }
        catch (Exception error) when (error is IOException or ObjectDisposedException or InvalidOperationException)
        {
            // The pipe is gone with the process.
        }
    }
}
