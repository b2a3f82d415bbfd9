using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Lets a module decide which properties objects of a type show.</summary>
public abstract class PSPropertyAdapter
{
    protected PSPropertyAdapter()
    {
    }

    public abstract Collection<PSAdaptedProperty> GetProperties(object? baseObject);

    public abstract PSAdaptedProperty? GetProperty(object? baseObject, string propertyName);

    public abstract string GetPropertyTypeName(PSAdaptedProperty adaptedProperty);

    public abstract object? GetPropertyValue(PSAdaptedProperty adaptedProperty);

    /// <summary>The object's type names; by default its .NET types from the most derived on.</summary>
    public virtual Collection<string> GetTypeNameHierarchy(object? baseObject)
    {
        ArgumentNullException.ThrowIfNull(baseObject);
        return [.. MemberLookup.TypeNamesOf(baseObject)];
    }

    public abstract bool IsGettable(PSAdaptedProperty adaptedProperty);

    public abstract bool IsSettable(PSAdaptedProperty adaptedProperty);

    public abstract void SetPropertyValue(PSAdaptedProperty adaptedProperty, object? value);
}
