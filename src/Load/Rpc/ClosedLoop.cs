using System.Diagnostics;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Load.Cli;
using PowerShellWorker.Load.Measuring;
using PowerShellWorker.Rpc;

namespace PowerShellWorker.Load.Rpc;

/// <summary>
/// Keeps K invocations outstanding on one stream: each answer starts the next request in its slot. One thread of control; what has
/// arrived is handled in one go and the requests that it makes leave in one flush.
/// </summary>
internal sealed class ClosedLoop
{
    private readonly WorkerSession _session;
    private readonly LoopOptions _options;
    private readonly RequestTemplate[] _templates;
    private readonly long[] _sentAt;
    private readonly long[] _sequences;
    private readonly LatencyHistogram _latency = new();
    private readonly RssLog _rss;
    private int _open;
    private long _sent;
    private long _answered;
    private long _logs;
    private long _errors;
    private string? _firstError;
    private long _lastProgress;

    /// <param name="session">A worker that has loaded what the templates invoke.</param>
    /// <param name="options">How many at once and for how long.</param>
    /// <param name="templates">Requests, taken in turn.</param>
    public ClosedLoop(WorkerSession session, LoopOptions options, RequestTemplate[] templates)
    {
        (_session, _options, _templates) = (session, options, templates);
        _sentAt = new long[options.Outstanding];
        _sequences = new long[options.Outstanding];
        _rss = new RssLog(session.Process.Process);
    }

    private bool IsCounted => _options.Count is not null;

    public async Task<RunResult> RunAsync(CancellationToken cancellationToken)
    {
        using var watchdog = StartWatchdog();
        using var cancellation = cancellationToken.UnsafeRegister(static stream => ((FunctionRpcStream)stream!).Abort(), _session.Stream);
        try
        {
            var slots = Math.Min(_options.Outstanding, _options.WarmUp > TimeSpan.Zero ? long.MaxValue : _options.Count ?? long.MaxValue);
            for (var slot = 0; slot < slots; slot++)
            {
                Send(slot);
            }

            _session.Stream.Flush();
            if (_options.WarmUp > TimeSpan.Zero)
            {
                await PumpAsync(Stopwatch.GetTimestamp() + ToTicks(_options.WarmUp), long.MaxValue, isMeasured: false).ConfigureAwait(false);
            }

            return await MeasureAsync().ConfigureAwait(false);
        }
        catch (RpcStatusException exception)
        {
            cancellationToken.ThrowIfCancellationRequested();
            throw await _session.LostAsync(exception).ConfigureAwait(false);
        }
    }

    private static long ToTicks(TimeSpan time) => (long)(time.TotalSeconds * Stopwatch.Frequency);

    private async Task<RunResult> MeasureAsync()
    {
        using var self = Process.GetCurrentProcess();
        var worker = _session.Process.Process;
        _answered = 0;
        _logs = 0;
        var harnessBefore = ProcessSample.Of(self);
        var before = ProcessSample.Of(worker);
        var until = IsCounted ? long.MaxValue : before.Timestamp + ToTicks(_options.Length);
        await PumpAsync(until, _options.Count ?? long.MaxValue, isMeasured: true).ConfigureAwait(false);
        var ended = Stopwatch.GetTimestamp();
        var after = ProcessSample.Of(worker);
        var harnessAfter = ProcessSample.Of(self);
        var result = new RunResult(_answered, Stopwatch.GetElapsedTime(before.Timestamp, ended), _latency, _errors, _firstError)
        {
            Before = before,
            After = after,
            HarnessCpuTime = harnessAfter.CpuTime - harnessBefore.CpuTime,
            Soak = _rss.Compare(_answered),
            Logs = _logs,
        };
        await DrainAsync().ConfigureAwait(false);
        // An error in the warm-up or after the end counts as well: a run with an error is no result.
        return result with { Errors = _errors, FirstError = _firstError };
    }

    /// <summary>Answers come in and requests go out, until the clock or the count ends it.</summary>
    private async ValueTask PumpAsync(long until, long count, bool isMeasured)
    {
        var stream = _session.Stream;
        while (Stopwatch.GetTimestamp() < until && _answered < count)
        {
            if (!await stream.WaitToReadAsync().ConfigureAwait(false))
            {
                throw Closed();
            }

            while (_answered < count && stream.TryReadEncoded(out var encoded))
            {
                if (TryComplete(encoded, out var slot, out var now))
                {
                    if (isMeasured)
                    {
                        _latency.Record(now - _sentAt[slot]);
                        _rss.OnAnswered(_answered);
                    }

                    // A counted run ends with nothing outstanding, so that its length is the time of exactly so many.
                    if (_answered + _open < count)
                    {
                        Send(slot);
                    }
                }
            }

            stream.Flush();
            Volatile.Write(ref _lastProgress, Environment.TickCount64);
        }
    }

    private async ValueTask DrainAsync()
    {
        while (_open > 0)
        {
            if (!await _session.Stream.WaitToReadAsync().ConfigureAwait(false))
            {
                throw Closed();
            }

            while (_open > 0 && _session.Stream.TryReadEncoded(out var encoded))
            {
                TryComplete(encoded, out _, out _);
            }
        }
    }

    private void Send(int slot)
    {
        var template = _templates[_sent % _templates.Length];
        _sequences[slot] = ++_sent;
        _open++;
        _sentAt[slot] = Stopwatch.GetTimestamp();
        _session.Stream.TryWriteEncoded(template.For(slot, _sent), flush: false);
    }

    /// <summary>Whether the message answers a request; others are counted or ignored.</summary>
    private bool TryComplete(ReadOnlySpan<byte> encoded, out int slot, out long now)
    {
        slot = -1;
        now = 0;
        switch (ResponseScanner.Scan(encoded, out var invocationId, out var succeeded))
        {
            case ScannedKind.Log:
                _logs++;
                return false;
            case ScannedKind.Other:
                return false;
        }

        if (!RequestTemplate.TryParseId(invocationId, out slot, out var sequence)
            || (uint)slot >= (uint)_sequences.Length
            || _sequences[slot] != sequence)
        {
            throw new LoadException("The worker answered an invocation that was not asked for, or one twice.");
        }

        now = Stopwatch.GetTimestamp();
        _sequences[slot] = 0;
        _open--;
        _answered++;
        if (!succeeded)
        {
            _errors++;
            _firstError ??= DescribeError(encoded);
        }

        return true;
    }

    private static string DescribeError(ReadOnlySpan<byte> encoded)
    {
        var result = StreamingMessage.Parser.ParseFrom(encoded).InvocationResponse.Result;
        return result?.Exception?.Message is { Length: > 0 } message ? message : $"status {result?.Status.ToString() ?? "missing"}";
    }

    private LoadException Closed() => new($"The worker closed its stream with {_open} invocations outstanding. {_session.Process.Describe()}");

    /// <summary>A worker that stops answering ends the run with an error instead of a hang.</summary>
    private Timer StartWatchdog()
    {
        Volatile.Write(ref _lastProgress, Environment.TickCount64);
        var period = TimeSpan.FromMilliseconds(Math.Min(1000, _options.SilenceLimit.TotalMilliseconds));
        return new Timer(
            _ =>
            {
                if (Environment.TickCount64 - Volatile.Read(ref _lastProgress) > _options.SilenceLimit.TotalMilliseconds)
                {
                    _session.Stream.Abort(new RpcStatusException(
                        RpcStatusCode.DeadlineExceeded, $"No answer for {_options.SilenceLimit.TotalSeconds} s with {_open} invocations outstanding."));
                }
            },
            null,
            period,
            period);
    }
}
