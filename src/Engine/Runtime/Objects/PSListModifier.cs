using System.Collections;
using System.Collections.ObjectModel;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

/// <summary>Changes to a list: elements to add and to remove, or elements to put in their place.</summary>
public class PSListModifier
{
    public PSListModifier()
    {
        Add = [];
        Remove = [];
        Replace = [];
    }

    public PSListModifier(Collection<object>? removeItems, Collection<object>? addItems)
        : this()
    {
        Add = addItems ?? [];
        Remove = removeItems ?? [];
    }

    public PSListModifier(object? replacementItems)
        : this()
    {
        if (replacementItems is not null)
        {
            AddItems(Replace, replacementItems);
        }
    }

    /// <exception cref="PSArgumentException">A key that is not Add, Remove or Replace, or Replace beside another.</exception>
    public PSListModifier(Hashtable hash)
        : this()
    {
        ArgumentNullException.ThrowIfNull(hash);
        foreach (DictionaryEntry entry in hash)
        {
            var key = entry.Key as string ?? string.Empty;
            var items = key.ToUpperInvariant() switch
            {
                "ADD" => Add,
                "REMOVE" => Remove,
                "REPLACE" => Replace,
                _ => throw new PSArgumentException($"The key '{key}' is not valid here; use Add, Remove or Replace.", nameof(hash)),
            };
            if (entry.Value is { } value)
            {
                AddItems(items, value);
            }
        }

        if (Replace.Count > 0 && (Add.Count > 0 || Remove.Count > 0))
        {
            throw new PSArgumentException("Replace cannot be combined with Add or Remove.", nameof(hash));
        }
    }

    public Collection<object> Add { get; }

    public Collection<object> Remove { get; }

    public Collection<object> Replace { get; }

    public void ApplyTo(IList collectionToUpdate)
    {
        ArgumentNullException.ThrowIfNull(collectionToUpdate);
        if (Replace.Count > 0)
        {
            collectionToUpdate.Clear();
            foreach (var item in Replace)
            {
                collectionToUpdate.Add(Operators.Bare(item));
            }

            return;
        }

        foreach (var item in Remove)
        {
            collectionToUpdate.Remove(Operators.Bare(item));
        }

        foreach (var item in Add)
        {
            collectionToUpdate.Add(Operators.Bare(item));
        }
    }

    public void ApplyTo(object collectionToUpdate)
        => ApplyTo(Operators.Bare(collectionToUpdate) as IList ?? throw new PSInvalidOperationException("Only a list can be updated."));

    private static void AddItems(Collection<object> items, object value)
    {
        if (LanguagePrimitives.GetEnumerator(value) is not { } enumerator)
        {
            items.Add(value);
            return;
        }

        while (enumerator.MoveNext())
        {
            items.Add(enumerator.Current!);
        }
    }
}
