namespace System.Management.Automation;

/// <summary>Things of a runspace by their ids, in the order they were added. Safe for use by several threads.</summary>
public abstract class Repository<T>
    where T : class
{
    private readonly Lock _gate = new();
    private readonly List<T> _items = [];
    private readonly string _identifier;

    protected Repository(string identifier) => _identifier = identifier;

    internal bool IsEmpty => _items.Count == 0;

    public void Add(T item)
    {
        ArgumentNullException.ThrowIfNull(item, _identifier);
        lock (_gate)
        {
            var key = GetKey(item);
            if (_items.Exists(known => GetKey(known) == key))
            {
                throw new ArgumentException($"The {_identifier} '{key}' is there already.", nameof(item));
            }

            _items.Add(item);
        }
    }

    public void Remove(T item)
    {
        ArgumentNullException.ThrowIfNull(item, _identifier);
        lock (_gate)
        {
            var key = GetKey(item);
            if (_items.RemoveAll(known => GetKey(known) == key) == 0)
            {
                throw new ArgumentException($"The {_identifier} '{key}' is not there.", nameof(item));
            }
        }
    }

    public T? GetItem(Guid instanceId)
    {
        lock (_gate)
        {
            return _items.Find(item => GetKey(item) == instanceId);
        }
    }

    public List<T> GetItems()
    {
        lock (_gate)
        {
            return [.. _items];
        }
    }

    protected abstract Guid GetKey(T item);
}
