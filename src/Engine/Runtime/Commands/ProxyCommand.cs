namespace System.Management.Automation;

public sealed class ProxyCommand
{
    internal ProxyCommand() { }
    public static string Create(CommandMetadata commandMetadata) => throw Unsupported.Member();
    public static string Create(CommandMetadata commandMetadata, string helpComment) => throw Unsupported.Member();
    public static string Create(CommandMetadata commandMetadata, string helpComment, bool generateDynamicParameters) => throw Unsupported.Member();
    public static string GetBegin(CommandMetadata commandMetadata) => throw Unsupported.Member();
    public static string GetCmdletBindingAttribute(CommandMetadata commandMetadata) => throw Unsupported.Member();
    public static string GetDynamicParam(CommandMetadata commandMetadata) => throw Unsupported.Member();
    public static string GetEnd(CommandMetadata commandMetadata) => throw Unsupported.Member();
    public static string GetHelpComments(PSObject help) => throw Unsupported.Member();
    public static string GetParamBlock(CommandMetadata commandMetadata) => throw Unsupported.Member();
    public static string GetProcess(CommandMetadata commandMetadata) => throw Unsupported.Member();
}
