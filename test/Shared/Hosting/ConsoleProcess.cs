using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Text.RegularExpressions;

namespace Shared.Hosting;

/// <summary>A real process whose output a test reads while it runs. Killed, with all it started, when the test ends.</summary>
public class ConsoleProcess : IAsyncDisposable
{
    private const int Interrupt = 2;
    private const int Terminate = 15;

    /// <summary>Generous: the machines that run the tests are slow and busy.</summary>
    public static readonly TimeSpan DefaultTimeout = TimeSpan.FromSeconds(90);

    private readonly Process _process;
    private readonly Lock _gate = new();
    private readonly List<string> _lines = [];
    private readonly Task _reading;
    private TaskCompletionSource _changed = new(TaskCreationOptions.RunContinuationsAsynchronously);

    protected ConsoleProcess(ProcessStartInfo start)
    {
        start.RedirectStandardOutput = true;
        start.RedirectStandardError = true;
        start.UseShellExecute = false;
        _process = Process.Start(start)!;
        _reading = Task.WhenAll(ReadAsync(_process.StandardOutput), ReadAsync(_process.StandardError));
    }

    public int Id => _process.Id;

    /// <summary>All lines so far, of both streams.</summary>
    public string[] Lines
    {
        get
        {
            lock (_gate)
            {
                return [.. _lines];
            }
        }
    }

    public string Output => string.Join('\n', Lines);

    /// <summary>Starts a program.</summary>
    public static ConsoleProcess Start(string program, params IEnumerable<string> arguments) => new(new ProcessStartInfo(program, arguments));

    /// <summary>Waits for a line that matches; gives the match.</summary>
    public async Task<Match> WaitForAsync(string pattern, TimeSpan? timeout = null)
    {
        var deadline = DateTime.UtcNow + (timeout ?? DefaultTimeout);
        var seen = 0;
        while (true)
        {
            Task changed;
            string[] lines;
            lock (_gate)
            {
                lines = [.. _lines.Skip(seen)];
                seen = _lines.Count;
                changed = _changed.Task;
            }

            foreach (var line in lines)
            {
                if (Regex.Match(line, pattern) is { Success: true } match)
                {
                    return match;
                }
            }

            var left = deadline - DateTime.UtcNow;
            if (left <= TimeSpan.Zero || (_process.HasExited && _reading.IsCompleted && changed == _changed.Task))
            {
                var state = _process.HasExited ? $"exited with {_process.ExitCode}" : "still runs";
                throw new TimeoutException($"No line matched '{pattern}'. The process {state}. It printed:\n{Output}");
            }

            await Task.WhenAny(changed, _reading, Task.Delay(left));
        }
    }

    /// <summary>Waits for the end; gives the exit code.</summary>
    public async Task<int> WaitForExitAsync(TimeSpan? timeout = null)
    {
        await _process.WaitForExitAsync().WaitAsync(timeout ?? DefaultTimeout);
        await _reading.WaitAsync(TimeSpan.FromSeconds(10));
        return _process.ExitCode;
    }

    /// <summary>What Ctrl+C sends.</summary>
    public void SendInterrupt() => Signal(Interrupt);

    public void SendTerminate() => Signal(Terminate);

    public void Kill() => _process.Kill(entireProcessTree: false);

    public async ValueTask DisposeAsync()
    {
        if (!_process.HasExited)
        {
            _process.Kill(entireProcessTree: true);
            await _process.WaitForExitAsync();
        }

        _process.Dispose();
        GC.SuppressFinalize(this);
    }

    [DllImport("libc", EntryPoint = "kill")]
    private static extern int SendSignal(int process, int signal);

    private void Signal(int signal)
    {
        if (OperatingSystem.IsWindows())
        {
            throw new PlatformNotSupportedException("Windows has no signals.");
        }

        _ = SendSignal(Id, signal);
    }

    private async Task ReadAsync(StreamReader reader)
    {
        while (await reader.ReadLineAsync() is { } line)
        {
            TaskCompletionSource changed;
            lock (_gate)
            {
                _lines.Add(line);
                changed = _changed;
                _changed = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
            }

            changed.SetResult();
        }
    }
}
