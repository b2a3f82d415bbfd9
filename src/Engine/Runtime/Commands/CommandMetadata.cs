namespace System.Management.Automation;

public sealed class CommandMetadata
{
    public CommandMetadata(Type commandType) => throw Unsupported.Member();
    public CommandMetadata(CommandInfo commandInfo) => throw Unsupported.Member();
    public CommandMetadata(CommandInfo commandInfo, bool shouldGenerateCommonParameters) => throw Unsupported.Member();
    public CommandMetadata(string path) => throw Unsupported.Member();
    public CommandMetadata(CommandMetadata other) => throw Unsupported.Member();
    public Type CommandType { get => throw Unsupported.Member(); }
    public ConfirmImpact ConfirmImpact { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string DefaultParameterSetName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string HelpUri { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Dictionary<string, ParameterMetadata> Parameters { get => throw Unsupported.Member(); }
    public bool PositionalBinding { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public RemotingCapability RemotingCapability { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SupportsPaging { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SupportsShouldProcess { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SupportsTransactions { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public static Dictionary<string, CommandMetadata> GetRestrictedCommands(SessionCapabilities sessionCapabilities) => throw Unsupported.Member();
}
