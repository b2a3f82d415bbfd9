namespace System.Management.Automation.Runspaces;

/// <summary>An argument of a <see cref="Command"/>: with a name, or positional.</summary>
public sealed class CommandParameter
{
    public CommandParameter(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        Name = name;
    }

    public CommandParameter(string? name, object? value)
    {
        if (name is not null && string.IsNullOrWhiteSpace(name))
        {
            throw new PSArgumentException("The parameter's name is empty.", nameof(name));
        }

        Name = name;
        Value = value;
        HasValue = true;
    }

    public string? Name { get; }

    public object? Value { get; }

    internal bool HasValue { get; }
}
