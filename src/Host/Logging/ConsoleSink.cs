using System.Globalization;
using System.Text;
using System.Threading.Channels;
using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Logging;

/// <summary>
/// Writes records to standard output, whole and in order, from one thread, so that those who log do not wait for the console and
/// a burst costs one write. The queue is bounded: when the console cannot keep up, whoever logs waits for it.
/// </summary>
internal sealed class ConsoleSink : IAsyncDisposable
{
    private const int QueueLength = 16 * 1024;
    private const int FlushAtChars = 32 * 1024;
    private const string Reset = "\u001b[39m";
    private const string DarkGrey = "\u001b[90m";

    private readonly Channel<LogRecord> _queue = Channel.CreateBounded<LogRecord>(
        new BoundedChannelOptions(QueueLength) { SingleReader = true, FullMode = BoundedChannelFullMode.Wait });
    private readonly TextWriter _output;
    private readonly Task _writing;

    /// <param name="output">Where to; not flushed by itself.</param>
    /// <param name="isColored">Whether escape codes for colours are written.</param>
    public ConsoleSink(TextWriter output, bool isColored)
    {
        _output = output;
        IsColored = isColored;
        _writing = Task.Run(WriteAsync);
    }

    /// <summary>May be changed while records are written: host.json has its say only after the first of them.</summary>
    public bool IsColored { get; set; }

    public void Write(LogRecord record)
    {
        if (!_queue.Writer.TryWrite(record))
        {
            WaitAndWrite(record);
        }
    }

    /// <summary>Writes what is queued and ends.</summary>
    public async ValueTask DisposeAsync()
    {
        _queue.Writer.TryComplete();
        await _writing.ConfigureAwait(false);
    }

    // Logging is synchronous by contract, so this blocks; dropping records would be worse.
    private void WaitAndWrite(LogRecord record)
    {
        try
        {
            _queue.Writer.WriteAsync(record).AsTask().GetAwaiter().GetResult();
        }
        catch (ChannelClosedException)
        {
            // The last words of a host that has said good-bye already.
        }
    }

    private async Task WriteAsync()
    {
        var text = new StringBuilder();
        while (await _queue.Reader.WaitToReadAsync().ConfigureAwait(false))
        {
            while (_queue.Reader.TryRead(out var record))
            {
                Format(text, record);
                if (text.Length >= FlushAtChars)
                {
                    await FlushAsync(text).ConfigureAwait(false);
                }
            }

            await FlushAsync(text).ConfigureAwait(false);
        }
    }

    private async Task FlushAsync(StringBuilder text)
    {
        try
        {
            await _output.WriteAsync(text).ConfigureAwait(false);
            await _output.FlushAsync().ConfigureAwait(false);
        }
        catch (IOException)
        {
            // Nobody reads standard output any more; serving goes on.
        }

        text.Clear();
    }

    private void Format(StringBuilder output, LogRecord record)
    {
        if (!record.HasTime)
        {
            output.Append(record.Text).Append('\n');
            return;
        }

        Span<char> stamp = stackalloc char[32];
        record.Time.TryFormat(stamp, out var length, "yyyy-MM-dd'T'HH:mm:ss.fff'Z'", CultureInfo.InvariantCulture);
        var color = IsColored ? Color(record.Level) : null;

        // Every line of a record is stamped, so that lines can be sorted and searched one by one.
        foreach (var line in record.Text.AsSpan().EnumerateLines())
        {
            output.Append(IsColored ? DarkGrey : null).Append('[').Append(stamp[..length]).Append("] ").Append(IsColored ? Reset : null);
            output.Append(color).Append(line).Append(color is null ? null : Reset).Append('\n');
        }
    }

    private static string? Color(LogLevel level) => level switch
    {
        LogLevel.Critical or LogLevel.Error => "\u001b[31m",
        LogLevel.Warning => "\u001b[33m",
        LogLevel.Information => "\u001b[36m",
        _ => "\u001b[32m",
    };
}
