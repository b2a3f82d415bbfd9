using System.Collections.ObjectModel;

namespace System.Management.Automation;

public abstract class PSPropertyAdapter
{
    protected PSPropertyAdapter() => throw Unsupported.Member();
    public abstract Collection<PSAdaptedProperty> GetProperties(object? baseObject);
    public abstract PSAdaptedProperty GetProperty(object? baseObject, string propertyName);
    public abstract string GetPropertyTypeName(PSAdaptedProperty adaptedProperty);
    public abstract object? GetPropertyValue(PSAdaptedProperty adaptedProperty);
    public virtual Collection<string> GetTypeNameHierarchy(object? baseObject) => throw Unsupported.Member();
    public abstract bool IsGettable(PSAdaptedProperty adaptedProperty);
    public abstract bool IsSettable(PSAdaptedProperty adaptedProperty);
    public abstract void SetPropertyValue(PSAdaptedProperty adaptedProperty, object? value);
}
