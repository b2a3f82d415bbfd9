using System.Collections.ObjectModel;

namespace Microsoft.PowerShell.Commands;

/// <summary>Properties of files and folders.</summary>
public sealed partial class FileSystemProvider
{
    public void GetProperty(string path, Collection<string> providerSpecificPickList)
    {
        var item = PSObject.AsPSObject(InfoOf(path));
        if (providerSpecificPickList is not { Count: > 0 })
        {
            WritePropertyObject(item, path);
            return;
        }

        var result = new PSObject();
        var found = false;
        foreach (var name in providerSpecificPickList)
        {
            var pattern = WildcardPattern.Get(name, WildcardOptions.IgnoreCase);
            var any = false;
            foreach (var property in item.Properties)
            {
                if (pattern.IsMatch(property.Name))
                {
                    any = found = true;
                    result.Properties.Add(new PSNoteProperty(property.Name, property.Value));
                }
            }

            if (!any && !WildcardPattern.ContainsWildcardCharacters(name))
            {
                WriteError(new ErrorRecord(new IOException($"The property {name} does not exist or was not found."),
                    "GetValueError", ErrorCategory.ReadError, name));
            }
        }

        if (found)
        {
            WritePropertyObject(result, path);
        }
    }

    public object? GetPropertyDynamicParameters(string path, Collection<string> providerSpecificPickList) => null;

    public void SetProperty(string path, PSObject propertyValue)
    {
        ArgumentNullException.ThrowIfNull(propertyValue);
        var item = PSObject.AsPSObject(InfoOf(path));
        foreach (var value in propertyValue.Properties)
        {
            if (item.Properties[value.Name] is not { } property)
            {
                WriteError(new ErrorRecord(new IOException($"The property {value.Name} does not exist or was not found."),
                    "SetPropertyError", ErrorCategory.ReadError, value.Name));
                continue;
            }

            if (ShouldProcess($"Item: {path} Property: {value.Name} Value: {CmdletSupport.Text(value.Value)}", "Set Property File"))
            {
                property.Value = value.Value;
            }
        }
    }

    public object? SetPropertyDynamicParameters(string path, PSObject propertyValue) => null;

    public void ClearProperty(string path, Collection<string> propertyToClear)
        => throw new PSNotSupportedException("Properties of files cannot be cleared, only set.");

    public object? ClearPropertyDynamicParameters(string path, Collection<string> propertyToClear) => null;
}
