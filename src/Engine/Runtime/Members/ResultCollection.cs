using System.Collections.ObjectModel;
using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>What <c>.ForEach()</c> and <c>.Where()</c> give.</summary>
internal sealed class ResultCollection : Collection<PSObject?>
{
    public void AddOne(object? value) => Add(value is null ? null : PSObject.AsPSObject(value));

    public void AddAll(object?[] values)
    {
        foreach (var value in values)
        {
            AddOne(value);
        }
    }

    /// <summary>Adds what a pipeline would write of a value.</summary>
    public void AddFlat(object? value)
    {
        if (ReferenceEquals(value, AutomationNull.Value))
        {
            return;
        }

        if (value is null or string || LanguagePrimitives.GetEnumerator(value) is not { } enumerator)
        {
            AddOne(value);
            return;
        }

        while (enumerator.MoveNext())
        {
            AddOne(enumerator.Current);
        }
    }
}
