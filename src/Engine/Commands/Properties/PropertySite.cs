using System.Collections;

namespace Microsoft.PowerShell.Commands;

/// <summary>Reads one property by name from object after object, as <c>$object.Name</c> does: keys of a dictionary come before its members.</summary>
internal sealed class PropertySite(string name)
{
    public string Name => name;

    /// <summary>False when the object has no such property; errors of the property itself pass through.</summary>
    public bool TryGet(object? target, out object? value)
    {
        value = null;
        if (target is null)
        {
            return false;
        }

        var inner = target is PSObject wrapped ? wrapped.BaseObject : target;
        if (inner is IDictionary dictionary && TryGetKey(dictionary, name, out value))
        {
            return true;
        }

        if (PSObject.AsPSObject(target).Properties[name] is not { } property)
        {
            return false;
        }

        value = property.Value;
        return true;
    }

    private static bool TryGetKey(IDictionary dictionary, string key, out object? value)
    {
        value = null;
        try
        {
            if (!dictionary.Contains(key))
            {
                return false;
            }
        }
        catch (Exception e) when (e is InvalidCastException or ArgumentException)
        {
            // A typed dictionary whose keys are not strings.
            return false;
        }

        value = dictionary[key];
        return true;
    }
}
