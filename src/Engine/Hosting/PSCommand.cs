using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

public sealed class PSCommand
{
    public PSCommand() => throw Unsupported.Member();
    public CommandCollection Commands { get => throw Unsupported.Member(); }
    public PSCommand AddArgument(object? value) => throw Unsupported.Member();
    public PSCommand AddCommand(string command) => throw Unsupported.Member();
    public PSCommand AddCommand(string cmdlet, bool useLocalScope) => throw Unsupported.Member();
    public PSCommand AddCommand(Command command) => throw Unsupported.Member();
    public PSCommand AddParameter(string parameterName, object? value) => throw Unsupported.Member();
    public PSCommand AddParameter(string parameterName) => throw Unsupported.Member();
    public PSCommand AddScript(string script) => throw Unsupported.Member();
    public PSCommand AddScript(string script, bool useLocalScope) => throw Unsupported.Member();
    public PSCommand AddStatement() => throw Unsupported.Member();
    public void Clear() => throw Unsupported.Member();
    public PSCommand Clone() => throw Unsupported.Member();
}
