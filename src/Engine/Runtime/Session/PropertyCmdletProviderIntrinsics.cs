using System.Collections.ObjectModel;

namespace System.Management.Automation;

public sealed class PropertyCmdletProviderIntrinsics
{
    internal PropertyCmdletProviderIntrinsics() { }
    public void Clear(string path, Collection<string> propertyToClear) => throw Unsupported.Member();
    public void Clear(string[] path, Collection<string> propertyToClear, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> Copy(string[] sourcePath, string sourceProperty, string destinationPath, string destinationProperty, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> Copy(string sourcePath, string sourceProperty, string destinationPath, string destinationProperty) => throw Unsupported.Member();
    public Collection<PSObject> Get(string path, Collection<string> providerSpecificPickList) => throw Unsupported.Member();
    public Collection<PSObject> Get(string[] path, Collection<string> providerSpecificPickList, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> Move(string[] sourcePath, string sourceProperty, string destinationPath, string destinationProperty, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> Move(string sourcePath, string sourceProperty, string destinationPath, string destinationProperty) => throw Unsupported.Member();
    public Collection<PSObject> New(string[] path, string propertyName, string propertyTypeName, object? value, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> New(string path, string propertyName, string propertyTypeName, object? value) => throw Unsupported.Member();
    public void Remove(string path, string propertyName) => throw Unsupported.Member();
    public void Remove(string[] path, string propertyName, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> Rename(string path, string sourceProperty, string destinationProperty) => throw Unsupported.Member();
    public Collection<PSObject> Rename(string[] path, string sourceProperty, string destinationProperty, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> Set(string[] path, PSObject propertyValue, bool force, bool literalPath) => throw Unsupported.Member();
    public Collection<PSObject> Set(string path, PSObject propertyValue) => throw Unsupported.Member();
}
