using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;

namespace PowerShellWorker.Load.Workers;

/// <summary>A worker started as a functions host starts it, and its last words.</summary>
internal sealed class WorkerProcess : IAsyncDisposable
{
    private const int TailLines = 12;

    private static readonly TimeSpan EndGrace = TimeSpan.FromSeconds(5);

    private readonly Queue<string> _tail = new();
    private readonly WorkerCommand _command;
    private readonly bool _verbose;

    private WorkerProcess(WorkerCommand command, string workerId, bool verbose)
    {
        (_command, WorkerId, _verbose) = (command, workerId, verbose);
    }

    public string WorkerId { get; }

    public Process Process { get; } = new();

    /// <summary>When <see cref="Process.Start()"/> was called.</summary>
    public long StartedTimestamp { get; private set; }

    public static WorkerProcess Start(
        WorkerCommand command, Uri host, string workerId, string appDirectory, IReadOnlyDictionary<string, string> environment, bool verbose)
    {
        var worker = new WorkerProcess(command, workerId, verbose);
        var start = worker.Process.StartInfo;
        start.FileName = command.FileName;
        start.WorkingDirectory = appDirectory;
        start.RedirectStandardOutput = true;
        start.RedirectStandardError = true;
        foreach (var argument in command.Arguments.Concat(HostArguments(host, workerId)))
        {
            start.ArgumentList.Add(argument);
        }

        start.Environment["FUNCTIONS_WORKER_RUNTIME"] = "powershell";
        start.Environment["FUNCTIONS_WORKER_DIRECTORY"] = command.Directory;
        start.Environment["FUNCTIONS_APPLICATION_DIRECTORY"] = appDirectory;
        start.Environment.TryAdd("PSWorkerInProcConcurrencyUpperBound", "1000");
        foreach (var (name, value) in environment)
        {
            start.Environment[name] = value;
        }

        worker.Process.OutputDataReceived += worker.OnLine;
        worker.Process.ErrorDataReceived += worker.OnLine;
        worker.StartedTimestamp = Stopwatch.GetTimestamp();
        try
        {
            worker.Process.Start();
        }
        catch (Win32Exception exception)
        {
            throw new LoadException($"Worker '{command.Label}': cannot start '{command.FileName}': {exception.Message}", exception);
        }

        worker.Process.BeginOutputReadLine();
        worker.Process.BeginErrorReadLine();
        return worker;
    }

    /// <summary>Why it is not there any more, with the last lines that it wrote.</summary>
    public string Describe()
    {
        var state = Process.HasExited ? $"has exited with code {Process.ExitCode}" : "is still running";
        lock (_tail)
        {
            return _tail.Count == 0
                ? $"Worker '{_command.Label}' {state}."
                : $"Worker '{_command.Label}' {state}. Its last lines:{Environment.NewLine}  {string.Join(Environment.NewLine + "  ", _tail)}";
        }
    }

    /// <summary>Ends when the process does; fails the measurement then.</summary>
    public async Task FailOnExitAsync(CancellationToken cancellationToken)
    {
        await Process.WaitForExitAsync(cancellationToken).ConfigureAwait(false);
        throw new LoadException(Describe());
    }

    public async ValueTask DisposeAsync()
    {
        try
        {
            // Its stream is closed by now, so it ends by itself; one that does not may not stay behind.
            using var grace = new CancellationTokenSource(EndGrace);
            await Process.WaitForExitAsync(grace.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            Process.Kill(entireProcessTree: true);
            await Process.WaitForExitAsync().ConfigureAwait(false);
        }

        Process.Dispose();
    }

    /// <summary>Both spellings, as hosts pass them.</summary>
    private static IEnumerable<string> HostArguments(Uri host, string workerId)
    {
        var requestId = Guid.NewGuid().ToString();
        var length = int.MaxValue.ToString(CultureInfo.InvariantCulture);
        return
        [
            "--host", host.Host, "--port", host.Port.ToString(CultureInfo.InvariantCulture),
            "--workerId", workerId, "--requestId", requestId, "--grpcMaxMessageLength", length,
            "--functions-uri", host.AbsoluteUri, "--functions-worker-id", workerId,
            "--functions-request-id", requestId, "--functions-grpc-max-message-length", length,
        ];
    }

    private void OnLine(object sender, DataReceivedEventArgs line)
    {
        if (string.IsNullOrWhiteSpace(line.Data))
        {
            return;
        }

        if (_verbose)
        {
            Console.Error.WriteLine($"  {_command.Label}| {line.Data}");
        }

        lock (_tail)
        {
            _tail.Enqueue(line.Data);
            if (_tail.Count > TailLines)
            {
                _tail.Dequeue();
            }
        }
    }
}
