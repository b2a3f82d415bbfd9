using System.Collections.ObjectModel;

namespace System.Management.Automation.Runspaces;

public sealed class SessionStateVariableEntry : ConstrainedSessionStateEntry
{
    public SessionStateVariableEntry(string name, object? value, string description) : base(default(string)!, default(SessionStateEntryVisibility)!) => throw Unsupported.Member();
    public SessionStateVariableEntry(string name, object? value, string description, ScopedItemOptions options) : base(default(string)!, default(SessionStateEntryVisibility)!) => throw Unsupported.Member();
    public SessionStateVariableEntry(string name, object? value, string description, ScopedItemOptions options, Collection<Attribute> attributes) : base(default(string)!, default(SessionStateEntryVisibility)!) => throw Unsupported.Member();
    public SessionStateVariableEntry(string name, object? value, string description, ScopedItemOptions options, Attribute attribute) : base(default(string)!, default(SessionStateEntryVisibility)!) => throw Unsupported.Member();
    public Collection<Attribute> Attributes { get => throw Unsupported.Member(); }
    public string Description { get => throw Unsupported.Member(); }
    public ScopedItemOptions Options { get => throw Unsupported.Member(); }
    public object? Value { get => throw Unsupported.Member(); }
    public override InitialSessionStateEntry Clone() => throw Unsupported.Member();
}
