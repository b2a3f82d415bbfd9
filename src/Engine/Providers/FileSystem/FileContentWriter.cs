using System.Collections;
using System.Globalization;
using System.Management.Automation.Provider;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Writes lines, text without line ends, or bytes.</summary>
internal sealed class FileContentWriter : IContentWriter
{
    private readonly FileStream _stream;
    private readonly StreamWriter? _writer;
    private readonly ContentOptions _options;

    public FileContentWriter(string path, ContentOptions options)
    {
        _options = options;
        _stream = new FileStream(path, FileMode.OpenOrCreate, FileAccess.Write, FileShare.ReadWrite);
        if (!options.AsBytes)
        {
            // Text added to a file has no second byte order mark in the middle.
            var encoding = _stream.Length > 0 && options.Append && options.Encoding is UTF8Encoding ? FileEncoding.Default : options.Encoding;
            _writer = new StreamWriter(_stream, encoding);
        }
    }

    public IList Write(IList content)
    {
        foreach (var item in content)
        {
            if (CmdletSupport.Bare(item) is object?[] array)
            {
                foreach (var element in array)
                {
                    WriteOne(element);
                }
            }
            else
            {
                WriteOne(item);
            }
        }

        return content;
    }

    public void Seek(long offset, SeekOrigin origin)
    {
        _writer?.Flush();
        _stream.Seek(offset, origin);
    }

    public void Close() => Dispose();

    public void Dispose()
    {
        _writer?.Dispose();
        _stream.Dispose();
    }

    private void WriteOne(object? item)
    {
        var bare = CmdletSupport.Bare(item);
        if (_options.AsBytes)
        {
            if (bare is not byte value)
            {
                throw new PSArgumentException("Cannot proceed with byte encoding. When using byte encoding the content must be of type byte.");
            }

            _stream.WriteByte(value);
            return;
        }

        if (bare is null)
        {
            return;
        }

        _writer!.Write(bare as string ?? PSObject.AsPSObject(item!).ToString(null!, CultureInfo.CurrentCulture));
        if (!_options.NoNewline)
        {
            _writer.Write(Environment.NewLine);
        }
    }
}
