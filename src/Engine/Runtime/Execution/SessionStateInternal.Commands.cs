namespace System.Management.Automation.Runtime;

internal sealed partial class SessionStateInternal
{
    private Dictionary<string, CmdletInfo>? _cmdlets;
    private SessionState? _publicState;

    /// <summary>Cmdlets that modules brought into this state, by name; null for none. The engine's own are in <see cref="BuiltinCommands"/>.</summary>
    public IReadOnlyDictionary<string, CmdletInfo>? Cmdlets => _cmdlets;

    /// <summary>The state as scripts and binary modules see it.</summary>
    public SessionState PublicState => _publicState ??= new SessionState(this);

    public void AddCmdlet(CmdletInfo cmdlet)
    {
        _cmdlets ??= new Dictionary<string, CmdletInfo>(StringComparer.OrdinalIgnoreCase);
        _cmdlets[cmdlet.Name] = cmdlet;
        Context.CommandVersion++;
    }

    public bool RemoveCmdlet(string name)
    {
        Context.CommandVersion++;
        return _cmdlets is not null && _cmdlets.Remove(name);
    }
}
