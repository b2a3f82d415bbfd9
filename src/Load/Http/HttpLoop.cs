using System.Diagnostics;
using System.Net.Sockets;
using PowerShellWorker.Load.Cli;
using PowerShellWorker.Load.Measuring;

namespace PowerShellWorker.Load.Http;

/// <summary>One repetition. Each connection records for itself; the records are put together at the end.</summary>
internal sealed class HttpLoop(HttpLoadOptions options, ReadOnlyMemory<byte> request, Process[] processes)
{
    private readonly long _warmUpEnd = Stopwatch.GetTimestamp() + Ticks(options.Loop.WarmUp);
    private readonly RssLog? _rss = processes.Length > 0 ? new RssLog(processes[0]) : null;
    private long _measureEnd = long.MaxValue;
    private long _taken;
    private long _answered;
    private string? _firstError;

    public async Task<RunResult> RunAsync(CancellationToken cancellationToken)
    {
        using var self = Process.GetCurrentProcess();
        var isTimed = options.Loop.Count is null;
        _measureEnd = isTimed ? _warmUpEnd + Ticks(options.Loop.Length) : long.MaxValue;
        Task<Worker>[] connections = [.. Enumerable.Range(0, options.Loop.Outstanding).Select(_ => Task.Run(() => RunConnectionAsync(cancellationToken), cancellationToken))];
        await Task.Delay(options.Loop.WarmUp, cancellationToken).ConfigureAwait(false);
        var harnessBefore = ProcessSample.Of(self);
        var before = ProcessSample.Of(processes);
        var workers = await Task.WhenAll(connections).ConfigureAwait(false);
        var ended = isTimed ? _measureEnd : workers.Max(worker => worker.LastAnswer);
        var latency = new LatencyHistogram();
        foreach (var worker in workers)
        {
            latency.Add(worker.Latency);
        }

        return new RunResult(latency.Count, Stopwatch.GetElapsedTime(_warmUpEnd, ended), latency, workers.Sum(worker => worker.Errors), _firstError)
        {
            Before = processes.Length > 0 ? before : null,
            After = processes.Length > 0 ? ProcessSample.Of(processes) : null,
            HarnessCpuTime = ProcessSample.Of(self).CpuTime - harnessBefore.CpuTime,
            Soak = _rss?.Compare(_answered),
        };
    }

    private static long Ticks(TimeSpan time) => (long)(time.TotalSeconds * Stopwatch.Frequency);

    private async Task<Worker> RunConnectionAsync(CancellationToken cancellationToken)
    {
        var worker = new Worker();
        using var connection = new HttpConnection(options.Url.Host, options.Url.Port);
        for (var sent = Stopwatch.GetTimestamp(); sent < _measureEnd; sent = Stopwatch.GetTimestamp())
        {
            var isMeasured = sent >= _warmUpEnd;
            if (isMeasured && Interlocked.Increment(ref _taken) > (options.Loop.Count ?? long.MaxValue))
            {
                break;
            }

            var error = await TrySendAsync(connection, cancellationToken).ConfigureAwait(false);
            var now = Stopwatch.GetTimestamp();
            if (error is not null)
            {
                worker.Errors++;
                Interlocked.CompareExchange(ref _firstError, error, null);
            }
            else if (isMeasured && now <= _measureEnd)
            {
                worker.Latency.Record(now - sent);
                worker.LastAnswer = now;
                OnAnswered();
            }
        }

        return worker;
    }

    /// <summary>Null when it went well. A failed connection is made anew for the next request.</summary>
    private async ValueTask<string?> TrySendAsync(HttpConnection connection, CancellationToken cancellationToken)
    {
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancellationToken);
        limit.CancelAfter(options.Loop.SilenceLimit);
        try
        {
            var status = await connection.SendAsync(request, limit.Token).ConfigureAwait(false);
            return status is >= 200 and < 400 ? null : $"HTTP status {status}";
        }
        catch (SocketException exception) when (exception.SocketErrorCode == SocketError.ConnectionRefused)
        {
            throw new LoadException($"Nobody listens at {options.Url}. Start the host first, for example: psfunc start examples/hello", exception);
        }
        catch (Exception exception) when (exception is IOException or SocketException)
        {
            connection.Close();
            return exception.Message;
        }
        catch (OperationCanceledException) when (!cancellationToken.IsCancellationRequested)
        {
            connection.Close();
            return $"no answer within {options.Loop.SilenceLimit.TotalSeconds} s";
        }
    }

    private void OnAnswered()
    {
        var answered = Interlocked.Increment(ref _answered);
        // One connection in 2,000 answers samples the memory, so this needs no lock of its own most of the time.
        if (_rss is not null && answered % RssLog.RequestsPerSample == 0)
        {
            lock (_rss)
            {
                _rss.OnAnswered(answered);
            }
        }
    }

    /// <summary>One connection's own records.</summary>
    private sealed class Worker
    {
        public LatencyHistogram Latency { get; } = new();

        public long Errors { get; set; }

        public long LastAnswer { get; set; }
    }
}
