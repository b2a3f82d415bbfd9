namespace System.Management.Automation.Runtime;

/// <summary>Makes objects of a class from the properties of others.</summary>
internal static class ObjectFilling
{
    public static object? Convert(PSObject source, Type type, bool recursive, IFormatProvider provider, bool ignoreUnknownMembers)
    {
        ArgumentNullException.ThrowIfNull(source);
        ArgumentNullException.ThrowIfNull(type);
        var result = Activator.CreateInstance(type)!;
        var target = PSObject.AsPSObject(result);
        foreach (var property in source.Properties)
        {
            if (target.Properties[property.Name] is not PSProperty { IsSettable: true } settable)
            {
                if (ignoreUnknownMembers)
                {
                    continue;
                }

                throw ConversionError.Make("ObjectCreationError",
                    $"Cannot create object of type \"{type.FullName}\". The property '{property.Name}' was not found for the '{type.FullName}' object.");
            }

            var value = property.Value;
            if (recursive && value is PSObject { IsCustom: true } nested && settable.ValueType is { } nestedType && nestedType != typeof(object))
            {
                value = Convert(nested, nestedType, true, provider, ignoreUnknownMembers);
            }

            settable.Value = value;
        }

        return result;
    }
}
