using System.Collections;

namespace System.Management.Automation;

public sealed class DefaultParameterDictionary : Hashtable
{
    public DefaultParameterDictionary() => throw Unsupported.Member();
    public DefaultParameterDictionary(IDictionary dictionary) => throw Unsupported.Member();
    public override object? this[object? key] { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override void Add(object? key, object? value) => throw Unsupported.Member();
    public bool ChangeSinceLastCheck() => throw Unsupported.Member();
    public override void Clear() => throw Unsupported.Member();
    public override bool Contains(object? key) => throw Unsupported.Member();
    public override bool ContainsKey(object? key) => throw Unsupported.Member();
    public override void Remove(object? key) => throw Unsupported.Member();
}
