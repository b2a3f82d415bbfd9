namespace System.Management.Automation;

public abstract class Repository<T> where T : class
{
    protected Repository(string identifier) { }
    public void Add(T item) => throw Unsupported.Member();
    public T GetItem(Guid instanceId) => throw Unsupported.Member();
    public List<T> GetItems() => throw Unsupported.Member();
    protected virtual Guid GetKey(T item) => throw Unsupported.Member();
    public void Remove(T item) => throw Unsupported.Member();
}
