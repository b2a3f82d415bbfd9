namespace System.Management.Automation.Runspaces;

public sealed class CommandParameter
{
    public CommandParameter(string name) => throw Unsupported.Member();
    public CommandParameter(string name, object? value) => throw Unsupported.Member();
    public string Name { get => throw Unsupported.Member(); }
    public object? Value { get => throw Unsupported.Member(); }
}
