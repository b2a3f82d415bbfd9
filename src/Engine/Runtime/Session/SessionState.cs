namespace System.Management.Automation;

public sealed class SessionState
{
    public SessionState() => throw Unsupported.Member();
    public List<string> Applications { get => throw Unsupported.Member(); }
    public DriveManagementIntrinsics Drive { get => throw Unsupported.Member(); }
    public CommandInvocationIntrinsics InvokeCommand { get => throw Unsupported.Member(); }
    public ProviderIntrinsics InvokeProvider { get => throw Unsupported.Member(); }
    public PSLanguageMode LanguageMode { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSModuleInfo Module { get => throw Unsupported.Member(); }
    public PathIntrinsics Path { get => throw Unsupported.Member(); }
    public CmdletProviderManagementIntrinsics Provider { get => throw Unsupported.Member(); }
    public PSVariableIntrinsics PSVariable { get => throw Unsupported.Member(); }
    public List<string> Scripts { get => throw Unsupported.Member(); }
    public bool UseFullLanguageModeInDebugger { get => throw Unsupported.Member(); }
    public static bool IsVisible(CommandOrigin origin, PSVariable variable) => throw Unsupported.Member();
    public static bool IsVisible(CommandOrigin origin, object? valueToCheck) => throw Unsupported.Member();
    public static bool IsVisible(CommandOrigin origin, CommandInfo commandInfo) => throw Unsupported.Member();
    public static void ThrowIfNotVisible(CommandOrigin origin, object? valueToCheck) => throw Unsupported.Member();
}
