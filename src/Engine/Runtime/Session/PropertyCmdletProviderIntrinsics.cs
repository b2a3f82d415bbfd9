using System.Collections.ObjectModel;
using System.Management.Automation.Provider;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Properties of items, from code.</summary>
public sealed class PropertyCmdletProviderIntrinsics
{
    private readonly SessionStateInternal _state;

    internal PropertyCmdletProviderIntrinsics(SessionStateInternal state) => _state = state;

    public void Clear(string path, Collection<string> propertyToClear) => Clear([path], propertyToClear, false, false);

    public void Clear(string[] path, Collection<string> propertyToClear, bool force, bool literalPath)
        => ItemOperations.Run(_state, path, force, literalPath, (location, context) => Provider(location, context).ClearProperty(location.Path, propertyToClear));

    public Collection<PSObject> Copy(string[] sourcePath, string sourceProperty, string destinationPath, string destinationProperty, bool force, bool literalPath)
        => ItemOperations.Run(_state, sourcePath, force, literalPath,
            (location, context) => Dynamic(location, context).CopyProperty(location.Path, sourceProperty, destinationPath, destinationProperty));

    public Collection<PSObject> Copy(string sourcePath, string sourceProperty, string destinationPath, string destinationProperty)
        => Copy([sourcePath], sourceProperty, destinationPath, destinationProperty, false, false);

    public Collection<PSObject> Get(string path, Collection<string> providerSpecificPickList) => Get([path], providerSpecificPickList, false);

    public Collection<PSObject> Get(string[] path, Collection<string> providerSpecificPickList, bool literalPath)
        => ItemOperations.Run(_state, path, false, literalPath,
            (location, context) => Provider(location, context).GetProperty(location.Path, providerSpecificPickList));

    public Collection<PSObject> Move(string[] sourcePath, string sourceProperty, string destinationPath, string destinationProperty, bool force, bool literalPath)
        => ItemOperations.Run(_state, sourcePath, force, literalPath,
            (location, context) => Dynamic(location, context).MoveProperty(location.Path, sourceProperty, destinationPath, destinationProperty));

    public Collection<PSObject> Move(string sourcePath, string sourceProperty, string destinationPath, string destinationProperty)
        => Move([sourcePath], sourceProperty, destinationPath, destinationProperty, false, false);

    public Collection<PSObject> New(string[] path, string propertyName, string propertyTypeName, object? value, bool force, bool literalPath)
        => ItemOperations.Run(_state, path, force, literalPath,
            (location, context) => Dynamic(location, context).NewProperty(location.Path, propertyName, propertyTypeName, value));

    public Collection<PSObject> New(string path, string propertyName, string propertyTypeName, object? value)
        => New([path], propertyName, propertyTypeName, value, false, false);

    public void Remove(string path, string propertyName) => Remove([path], propertyName, false, false);

    public void Remove(string[] path, string propertyName, bool force, bool literalPath)
        => ItemOperations.Run(_state, path, force, literalPath, (location, context) => Dynamic(location, context).RemoveProperty(location.Path, propertyName));

    public Collection<PSObject> Rename(string path, string sourceProperty, string destinationProperty)
        => Rename([path], sourceProperty, destinationProperty, false, false);

    public Collection<PSObject> Rename(string[] path, string sourceProperty, string destinationProperty, bool force, bool literalPath)
        => ItemOperations.Run(_state, path, force, literalPath,
            (location, context) => Dynamic(location, context).RenameProperty(location.Path, sourceProperty, destinationProperty));

    public Collection<PSObject> Set(string[] path, PSObject propertyValue, bool force, bool literalPath)
        => ItemOperations.Run(_state, path, force, literalPath, (location, context) => Provider(location, context).SetProperty(location.Path, propertyValue));

    public Collection<PSObject> Set(string path, PSObject propertyValue) => Set([path], propertyValue, false, false);

    private static IPropertyCmdletProvider Provider(ProviderLocation location, ProviderContext context)
        => location.Instance(context) as IPropertyCmdletProvider ?? throw ProviderErrors.NotSupported();

    private static IDynamicPropertyCmdletProvider Dynamic(ProviderLocation location, ProviderContext context)
        => location.Instance(context) as IDynamicPropertyCmdletProvider ?? throw ProviderErrors.NotSupported();
}
