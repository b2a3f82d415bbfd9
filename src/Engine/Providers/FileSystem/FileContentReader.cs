using System.Collections;
using System.Management.Automation.Provider;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Reads a file as lines, as pieces between delimiters, whole, or as bytes.</summary>
internal sealed class FileContentReader : IContentReader
{
    private readonly FileStream _stream;
    private readonly StreamReader? _reader;
    private readonly ContentOptions _options;
    private readonly Func<bool> _isStopping;
    private bool _rawDone;

    public FileContentReader(string path, ContentOptions options, Func<bool> isStopping)
    {
        _options = options;
        _isStopping = isStopping;
        _stream = new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete, 16384, FileOptions.SequentialScan);
        if (!options.AsBytes)
        {
            _reader = new StreamReader(_stream, options.Encoding, detectEncodingFromByteOrderMarks: true, 16384);
        }
    }

    public IList Read(long readCount)
    {
        if (_options.Raw)
        {
            return ReadWhole();
        }

        if (_options.AsBytes)
        {
            return ReadBytes(readCount);
        }

        var lines = new List<object>();
        while (readCount <= 0 || lines.Count < readCount)
        {
            var line = string.IsNullOrEmpty(_options.Delimiter) ? NextLine() : NextPiece(_options.Delimiter);
            if (line is null)
            {
                break;
            }

            lines.Add(line);
        }

        return lines;
    }

    public void Seek(long offset, SeekOrigin origin)
    {
        _reader?.DiscardBufferedData();
        _stream.Seek(offset, origin);
    }

    public void Close() => Dispose();

    public void Dispose()
    {
        _reader?.Dispose();
        _stream.Dispose();
    }

    private string? NextLine()
    {
        while (true)
        {
            var line = _reader!.ReadLine();
            if (line is not null || !_options.Wait || _isStopping())
            {
                return line;
            }

            // -Wait: the file may grow, until the pipeline is stopped.
            using var pause = new ManualResetEventSlim();
            pause.Wait(100);
        }
    }

    private string? NextPiece(string delimiter)
    {
        if (_reader!.EndOfStream)
        {
            return null;
        }

        var text = new StringBuilder();
        while (_reader.Read() is >= 0 and var next)
        {
            text.Append((char)next);
            if (next == delimiter[^1] && text.Length >= delimiter.Length && EndsWith(text, delimiter))
            {
                text.Length -= delimiter.Length;
                break;
            }
        }

        return text.ToString();
    }

    private static bool EndsWith(StringBuilder text, string end)
    {
        for (var i = 0; i < end.Length; i++)
        {
            if (text[text.Length - end.Length + i] != end[i])
            {
                return false;
            }
        }

        return true;
    }

    private object[] ReadWhole()
    {
        if (_rawDone)
        {
            return [];
        }

        _rawDone = true;
        if (!_options.AsBytes)
        {
            var text = _reader!.ReadToEnd();
            return text.Length == 0 ? [] : [text];
        }

        using var memory = new MemoryStream();
        _stream.CopyTo(memory);
        return [memory.ToArray()];
    }

    private List<object> ReadBytes(long count)
    {
        var bytes = new List<object>();
        while ((count <= 0 || bytes.Count < count) && _stream.ReadByte() is >= 0 and var next)
        {
            bytes.Add((byte)next);
        }

        return bytes;
    }
}
