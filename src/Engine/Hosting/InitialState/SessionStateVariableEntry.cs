using System.Collections.ObjectModel;

namespace System.Management.Automation.Runspaces;

/// <summary>A variable that a runspace holds when it opens.</summary>
public sealed class SessionStateVariableEntry : ConstrainedSessionStateEntry
{
    public SessionStateVariableEntry(string name, object? value, string? description)
        : this(name, value, description, ScopedItemOptions.None)
    {
    }

    public SessionStateVariableEntry(string name, object? value, string? description, ScopedItemOptions options)
        : this(name, value, description, options, (Collection<Attribute>)null!)
    {
    }

    public SessionStateVariableEntry(string name, object? value, string? description, ScopedItemOptions options, Collection<Attribute>? attributes)
        : base(name, SessionStateEntryVisibility.Public)
    {
        Value = value;
        Description = description ?? string.Empty;
        Options = options;
        Attributes = attributes ?? [];
    }

    public SessionStateVariableEntry(string name, object? value, string? description, ScopedItemOptions options, Attribute attribute)
        : this(name, value, description, options, new Collection<Attribute> { attribute })
    {
    }

    public Collection<Attribute> Attributes { get; }

    public string Description { get; }

    public ScopedItemOptions Options { get; }

    public object? Value { get; }

    public override InitialSessionStateEntry Clone() => Copy();
}
