using System.Collections;
using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Sets the value of an item to what was written.</summary>
internal sealed class SessionStateContentWriter(Action<object?> write) : IContentWriter
{
    private readonly List<object?> _values = [];
    private bool _closed;

    public IList Write(IList content)
    {
        foreach (var item in content)
        {
            _values.Add(item);
        }

        return content;
    }

    public void Seek(long offset, SeekOrigin origin) => throw new PSNotSupportedException("This content has one value and no position.");

    public void Close()
    {
        if (!_closed)
        {
            _closed = true;
            write(_values.Count == 1 ? _values[0] : _values.ToArray());
        }
    }

    public void Dispose() => Close();
}
