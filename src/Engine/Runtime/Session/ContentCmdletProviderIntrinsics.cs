using System.Collections.ObjectModel;
using System.Management.Automation.Provider;

namespace System.Management.Automation;

public sealed class ContentCmdletProviderIntrinsics
{
    internal ContentCmdletProviderIntrinsics() { }
    public void Clear(string path) => throw Unsupported.Member();
    public void Clear(string[] path, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<IContentReader> GetReader(string path) => throw Unsupported.Member();
    public Collection<IContentReader> GetReader(string[] path, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<IContentWriter> GetWriter(string path) => throw Unsupported.Member();
    public Collection<IContentWriter> GetWriter(string[] path, bool force, bool literalPath) => throw Unsupported.Member();
}
