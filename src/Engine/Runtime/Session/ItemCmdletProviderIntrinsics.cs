using System.Collections.ObjectModel;

namespace System.Management.Automation;

public sealed class ItemCmdletProviderIntrinsics
{
    internal ItemCmdletProviderIntrinsics() { }
    public Collection<PSObject> Clear(string[] path, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> Clear(string path) => throw Unsupported.Member();
    public Collection<PSObject> Copy(string[] path, string destinationPath, bool recurse, CopyContainers copyContainers, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> Copy(string path, string destinationPath, bool recurse, CopyContainers copyContainers) => throw Unsupported.Member();
    public bool Exists(string path, bool force, bool literalPath) => throw Unsupported.Member();
    public bool Exists(string path) => throw Unsupported.Member();
    public Collection<PSObject> Get(string path) => throw Unsupported.Member();
    public Collection<PSObject> Get(string[] path, bool force, bool literalPath) => throw Unsupported.Member();
    public void Invoke(string path) => throw Unsupported.Member();
    public void Invoke(string[] path, bool literalPath) => throw Unsupported.Member();
    public bool IsContainer(string path) => throw Unsupported.Member();
    public Collection<PSObject> Move(string[] path, string destination, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> Move(string path, string destination) => throw Unsupported.Member();
    public Collection<PSObject> New(string[] path, string name, string itemTypeName, object? content, bool force) => throw Unsupported.Member();
    public Collection<PSObject> New(string path, string name, string itemTypeName, object? content) => throw Unsupported.Member();
    public void Remove(string[] path, bool recurse, bool force, bool literalPath) => throw Unsupported.Member();
    public void Remove(string path, bool recurse) => throw Unsupported.Member();
    public Collection<PSObject> Rename(string path, string newName, bool force) => throw Unsupported.Member();
    public Collection<PSObject> Rename(string path, string newName) => throw Unsupported.Member();
    public Collection<PSObject> Set(string[] path, object? value, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> Set(string path, object? value) => throw Unsupported.Member();
}
