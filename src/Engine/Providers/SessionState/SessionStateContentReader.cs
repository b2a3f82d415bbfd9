using System.Collections;
using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Gives the one value of an item.</summary>
internal sealed class SessionStateContentReader(Func<object?> read) : IContentReader
{
    private bool _done;

    public IList Read(long readCount)
    {
        if (_done)
        {
            return Array.Empty<object>();
        }

        _done = true;
        var value = read();
        return value is IList list && CmdletSupport.Bare(value) is object[]? list : value is null ? Array.Empty<object>() : (object?[])[value];
    }

    public void Seek(long offset, SeekOrigin origin) => throw new PSNotSupportedException("This content has one value and no position.");

    public void Close()
    {
    }

    public void Dispose()
    {
    }
}
