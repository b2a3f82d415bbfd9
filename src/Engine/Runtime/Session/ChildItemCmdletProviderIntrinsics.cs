using System.Collections.ObjectModel;

namespace System.Management.Automation;

public sealed class ChildItemCmdletProviderIntrinsics
{
    internal ChildItemCmdletProviderIntrinsics() { }
    public Collection<PSObject> Get(string path, bool recurse) => throw Unsupported.Member();
    public Collection<PSObject> Get(string[] path, bool recurse, uint depth, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> Get(string[] path, bool recurse, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<string> GetNames(string path, ReturnContainers returnContainers, bool recurse) => throw Unsupported.Member();
    public Collection<string> GetNames(string[] path, ReturnContainers returnContainers, bool recurse, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<string> GetNames(string[] path, ReturnContainers returnContainers, bool recurse, uint depth, bool force, bool literalPath) => throw Unsupported.Member();
    public bool HasChild(string path) => throw Unsupported.Member();
    public bool HasChild(string path, bool force, bool literalPath) => throw Unsupported.Member();
}
