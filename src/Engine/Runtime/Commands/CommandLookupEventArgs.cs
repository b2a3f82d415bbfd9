namespace System.Management.Automation;

public class CommandLookupEventArgs : EventArgs
{
    internal CommandLookupEventArgs() { }
    public CommandInfo Command { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string CommandName { get => throw Unsupported.Member(); }
    public CommandOrigin CommandOrigin { get => throw Unsupported.Member(); }
    public ScriptBlock CommandScriptBlock { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool StopSearch { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
