using System.Collections.ObjectModel;

namespace System.Management.Automation.Runtime;

/// <summary>The type names of one object; changing them makes them its own.</summary>
internal sealed class TypeNameCollection : Collection<string>
{
    private readonly PSObject? _owner;
    private string? _key;

    public TypeNameCollection(IList<string> names, PSObject? owner)
        : base(new List<string>(names)) => _owner = owner;

    /// <summary>All names in one text, to look type data up by.</summary>
    public string Key => _key ??= string.Join('\n', Items);

    public TypeNameCollection Copy() => new(Items, null);

    protected override void InsertItem(int index, string item)
    {
        ArgumentNullException.ThrowIfNull(item);
        base.InsertItem(index, item);
        Changed();
    }

    protected override void SetItem(int index, string item)
    {
        ArgumentNullException.ThrowIfNull(item);
        base.SetItem(index, item);
        Changed();
    }

    protected override void RemoveItem(int index)
    {
        base.RemoveItem(index);
        Changed();
    }

    protected override void ClearItems()
    {
        base.ClearItems();
        Changed();
    }

    private void Changed()
    {
        _key = null;
        _owner?.OwnTypeNames(this);
    }
}
