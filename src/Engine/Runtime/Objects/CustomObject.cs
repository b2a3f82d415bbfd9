using System.Collections;

namespace System.Management.Automation.Runtime;

/// <summary>What <c>[pscustomobject]</c> makes of values.</summary>
internal static class CustomObject
{
    /// <summary>A dictionary becomes an object with its keys as properties; any other value stays what it is.</summary>
    public static object? From(object? value) => Operators.Bare(value) is IDictionary dictionary ? FromDictionary(dictionary) : value;

    public static PSObject FromDictionary(IDictionary dictionary)
    {
        var bag = new MemberBag(Math.Max(dictionary.Count, 1));
        string? typeName = null;
        foreach (DictionaryEntry entry in dictionary)
        {
            var name = entry.Key as string ?? ValueText.Of(entry.Key);
            if (name.Equals("PSTypeName", StringComparison.OrdinalIgnoreCase) && typeName is null)
            {
                typeName = ValueText.Of(entry.Value);
                continue;
            }

            bag.Set(name, MemberWriter.Stored(entry.Value));
        }

        var result = new PSObject(bag);
        if (!string.IsNullOrEmpty(typeName))
        {
            result.TypeNames.Insert(0, typeName);
        }

        return result;
    }
}
