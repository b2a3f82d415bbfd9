using System.Collections.ObjectModel;
using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>Fills what <c>.ForEach()</c> and <c>.Where()</c> give.</summary>
internal static class ResultCollection
{
    public static void AddOne(this Collection<PSObject?> results, object? value) => results.Add(value is null ? null : PSObject.AsPSObject(value));

    public static void AddAll(this Collection<PSObject?> results, object?[] values)
    {
        foreach (var value in values)
        {
            results.AddOne(value);
        }
    }

    /// <summary>Adds what a pipeline would write of a value.</summary>
    public static void AddFlat(this Collection<PSObject?> results, object? value)
    {
        if (ReferenceEquals(value, AutomationNull.Value))
        {
            return;
        }

        if (value is null or string || LanguagePrimitives.GetEnumerator(value) is not { } enumerator)
        {
            results.AddOne(value);
            return;
        }

        while (enumerator.MoveNext())
        {
            results.AddOne(enumerator.Current);
        }
    }
}
