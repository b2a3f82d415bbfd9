using System.Collections;

namespace System.Management.Automation.Provider;

public interface IContentWriter : IDisposable
{
    void Close();
    void Seek(long offset, SeekOrigin origin);
    IList Write(IList content);
}
