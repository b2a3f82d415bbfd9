using System.Collections;

namespace System.Management.Automation.Provider;

public interface IContentReader : IDisposable
{
    void Close();
    IList Read(long readCount);
    void Seek(long offset, SeekOrigin origin);
}
