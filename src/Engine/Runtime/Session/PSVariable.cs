using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class PSVariable
{
    public PSVariable(string name) => throw Unsupported.Member();
    public PSVariable(string name, object? value) => throw Unsupported.Member();
    public PSVariable(string name, object? value, ScopedItemOptions options) => throw Unsupported.Member();
    public PSVariable(string name, object? value, ScopedItemOptions options, Collection<Attribute> attributes) => throw Unsupported.Member();
    public Collection<Attribute> Attributes { get => throw Unsupported.Member(); }
    public virtual string Description { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSModuleInfo Module { get => throw Unsupported.Member(); }
    public string ModuleName { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public virtual ScopedItemOptions Options { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public virtual object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public SessionStateEntryVisibility Visibility { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public virtual bool IsValidValue(object? value) => throw Unsupported.Member();
}
