using System.Collections.Concurrent;
using System.Diagnostics;

namespace System.Management.Automation.Runtime;

/// <summary>Collects a program's two output streams as they come, in the order in which they come.</summary>
internal sealed class NativeOutputQueue
{
    private const int ChunkBytes = 32 * 1024;

    private readonly BlockingCollection<NativeOutputItem> _items = [];
    private int _open = 2;
    private int _errors;

    /// <param name="process">The program, just started.</param>
    /// <param name="asBytes">Standard output comes in chunks of bytes instead of lines.</param>
    public NativeOutputQueue(Process process, bool asBytes)
    {
        if (asBytes)
        {
            _ = ReadBytesAsync(process.StandardOutput.BaseStream);
        }
        else
        {
            process.OutputDataReceived += (_, e) => AddLine(e.Data, isError: false);
            process.BeginOutputReadLine();
        }

        process.ErrorDataReceived += (_, e) => AddLine(e.Data, isError: true);
        process.BeginErrorReadLine();
    }

    /// <summary>Both streams are closed and everything was taken.</summary>
    public bool IsOver => _items.IsCompleted;

    public bool TryTake(out NativeOutputItem item) => _items.TryTake(out item);

    /// <summary>Waits for an item; false when no more will come.</summary>
    public bool Take(out NativeOutputItem item) => _items.TryTake(out item, Timeout.Infinite);

    private async Task ReadBytesAsync(Stream stream)
    {
        try
        {
            var buffer = new byte[ChunkBytes];
            int count;
            while ((count = await stream.ReadAsync(buffer).ConfigureAwait(false)) > 0)
            {
                _items.Add(new NativeOutputItem(buffer.AsSpan(0, count).ToArray(), false, false));
            }
        }
        catch (Exception e) when (e is IOException or ObjectDisposedException)
        {
            // The program was killed while it was being read.
        }

        Close();
    }

    private void AddLine(string? text, bool isError)
    {
        if (text is not null)
        {
            _items.Add(new NativeOutputItem(text, isError, isError && Interlocked.Increment(ref _errors) == 1));
        }
        else
        {
            Close();
        }
    }

    private void Close()
    {
        if (Interlocked.Decrement(ref _open) == 0)
        {
            _items.CompleteAdding();
        }
    }
}
