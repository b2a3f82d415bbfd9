using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

/// <summary>Variables, drives, paths and commands of a session or a module.</summary>
public sealed class SessionState
{
    private PSVariableIntrinsics? _variables;
    private PathIntrinsics? _path;
    private DriveManagementIntrinsics? _drive;
    private CmdletProviderManagementIntrinsics? _provider;
    private ProviderIntrinsics? _invokeProvider;

    /// <summary>A session state of its own within the runspace of this thread, as a module has one.</summary>
    public SessionState()
        : this(NewInternal())
    {
    }

    internal SessionState(SessionStateInternal state) => Internal = state;

    /// <summary>Programs that may be called; * means all.</summary>
    public List<string> Applications { get; } = ["*"];

    public DriveManagementIntrinsics Drive => _drive ??= new DriveManagementIntrinsics(Internal);

    public CommandInvocationIntrinsics InvokeCommand => Internal.Context.GetEngineIntrinsics().InvokeCommand;

    public ProviderIntrinsics InvokeProvider => _invokeProvider ??= new ProviderIntrinsics(Internal);

    public PSLanguageMode LanguageMode
    {
        get => Internal.Context.LanguageMode;
        set => Internal.Context.LanguageMode = value;
    }

    public PSModuleInfo? Module => Internal.Module;

    public PathIntrinsics Path => _path ??= new PathIntrinsics(Internal);

    public CmdletProviderManagementIntrinsics Provider => _provider ??= new CmdletProviderManagementIntrinsics(Internal);

    public PSVariableIntrinsics PSVariable => _variables ??= new PSVariableIntrinsics(Internal);

    /// <summary>Scripts that may be called; * means all.</summary>
    public List<string> Scripts { get; } = ["*"];

    public bool UseFullLanguageModeInDebugger => false;

    internal SessionStateInternal Internal { get; }

    public static bool IsVisible(CommandOrigin origin, PSVariable variable)
    {
        ArgumentNullException.ThrowIfNull(variable);
        return origin == CommandOrigin.Internal || variable.Visibility == SessionStateEntryVisibility.Public;
    }

    public static bool IsVisible(CommandOrigin origin, CommandInfo commandInfo)
    {
        ArgumentNullException.ThrowIfNull(commandInfo);
        return origin == CommandOrigin.Internal || commandInfo.Visibility == SessionStateEntryVisibility.Public;
    }

    public static bool IsVisible(CommandOrigin origin, object? valueToCheck) => valueToCheck switch
    {
        PSVariable variable => IsVisible(origin, variable),
        CommandInfo command => IsVisible(origin, command),
        _ => true,
    };

    public static void ThrowIfNotVisible(CommandOrigin origin, object? valueToCheck)
    {
        if (IsVisible(origin, valueToCheck))
        {
            return;
        }

        throw valueToCheck switch
        {
            PSVariable variable => new SessionStateException(variable.Name, SessionStateCategory.Variable, "VariableIsPrivate", ErrorCategory.PermissionDenied,
                $"The variable '${variable.Name}' cannot be retrieved because it is private."),
            CommandInfo command => new SessionStateException(command.Name, SessionStateCategory.Command, "NamedCommandIsPrivate", ErrorCategory.PermissionDenied,
                $"The command '{command.Name}' cannot be run because it is private."),
            _ => new SessionStateException(string.Empty, SessionStateCategory.Resource, "ResourceIsPrivate", ErrorCategory.PermissionDenied,
                "The resource cannot be used because it is private."),
        };
    }

    private static SessionStateInternal NewInternal()
    {
        var context = ExecutionContext.Required;
        return new SessionStateInternal(context, context.GlobalState, null);
    }
}
