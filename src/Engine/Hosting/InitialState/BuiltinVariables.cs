using System.Collections;
using System.Management.Automation.Runtime;
using System.Text;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Runspaces;

/// <summary>The variables that every session has.</summary>
internal static class BuiltinVariables
{
    private const ScopedItemOptions Fixed = ScopedItemOptions.Constant | ScopedItemOptions.AllScope;

    private static readonly Lazy<Hashtable> s_versionTable = new(MakeVersionTable);

    public readonly record struct Preference(string Name, object? Value, string Description, ScopedItemOptions Options = ScopedItemOptions.None);

    /// <summary>Variables that users set to choose a behaviour, with their first values.</summary>
    public static Preference[] Preferences { get; } =
    [
        new("ConfirmPreference", ConfirmImpact.High, "Dictates when confirmation should be requested. Confirmation is requested when the ConfirmImpact of the operation is equal to or greater than $ConfirmPreference. If $ConfirmPreference is None, actions will only be confirmed when Confirm is specified."),
        new("DebugPreference", ActionPreference.SilentlyContinue, "Dictates the action taken when a Debug message is delivered"),
        new("ErrorActionPreference", ActionPreference.Continue, "Dictates the action taken when an error message is delivered"),
        new("ErrorView", ErrorView.ConciseView, "Dictates the view mode to use when displaying errors"),
        new("FormatEnumerationLimit", 4, "Dictates the limit of enumeration on formatting IEnumerable objects"),
        new("InformationPreference", ActionPreference.SilentlyContinue, "Dictates the action taken when an Information message is delivered"),
        new("MaximumHistoryCount", 4096, "The maximum number of history objects to retain in a session."),
        new("NestedPromptLevel", 0, "Dictates what type of prompt should be displayed for the current nesting level"),
        new("OutputEncoding", Encoding.Default, "The text encoding used when piping text to a native executable file"),
        new("ProgressPreference", ActionPreference.Continue, "Dictates the action taken when progress records are delivered"),
        new("PSEmailServer", string.Empty, "Variable to hold the Email Server. This can be used instead of HostName parameter in Send-MailMessage cmdlet."),
        new("PSNativeCommandArgumentPassing", NativeArgumentPassingStyle.Standard, "Dictates how arguments are passed to native executables."),
        new("PSNativeCommandUseErrorActionPreference", false, "If true, $ErrorActionPreference applies to native executables, so that non-zero exit codes will generate cmdlet-style errors governed by error action settings"),
        new("PSSessionApplicationName", "wsman", "Application name where the remote commands are executed"),
        new("PSSessionConfigurationName", "http://schemas.microsoft.com/powershell/Microsoft.PowerShell", "Name of the session configuration which will be loaded on the remote computer"),
        new("VerbosePreference", ActionPreference.SilentlyContinue, "Dictates the action taken when a Verbose message is delivered"),
        new("WarningPreference", ActionPreference.Continue, "Dictates the action taken when a Warning message is delivered"),
        new("WhatIfPreference", false, "If true, WhatIf is considered to be enabled for all commands."),
    ];

    /// <summary>Puts the variables of a session with a language into its global scope.</summary>
    public static void AddTo(ExecutionContext context, bool withPreferences)
    {
        var scope = context.GlobalState.TopScope;
        if (withPreferences)
        {
            foreach (var preference in Preferences)
            {
                scope.AddVariable(new PSVariable(preference.Name, preference.Value, preference.Options) { Description = preference.Description });
            }

            scope.AddVariable(new PSVariable(DefaultParameterValues.VariableName, new DefaultParameterDictionary()));
        }

        scope.AddVariable(new PSVariable("null", null, ScopedItemOptions.None));
        scope.AddVariable(new PSVariable("true", true, Fixed) { Description = "Boolean True" });
        scope.AddVariable(new PSVariable("false", false, Fixed) { Description = "Boolean False" });
        scope.AddVariable(new PSVariable("Error", context.ErrorList));
        scope.AddVariable(new PSVariable("Host", context.Host, Fixed) { Description = "A reference to the host of the current Runspace" });
        scope.AddVariable(new PSVariable("ExecutionContext", context.GetEngineIntrinsics(), Fixed) { Description = "The execution objects available to cmdlets." });
        scope.AddVariable(new PSVariable("PSVersionTable", s_versionTable.Value, Fixed) { Description = "Version information for current PowerShell session." });
        scope.AddVariable(new PSVariable("PSEdition", "Core", Fixed) { Description = "Edition information for current PowerShell session." });
        scope.AddVariable(new PSVariable("PSHOME", AppContext.BaseDirectory.TrimEnd(Path.DirectorySeparatorChar), Fixed) { Description = "Parent folder of the host application of the current Runspace." });
        scope.AddVariable(new PSVariable("PID", Environment.ProcessId, Fixed) { Description = "Current process ID." });
        scope.AddVariable(new PSVariable("HOME", Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ScopedItemOptions.ReadOnly | ScopedItemOptions.AllScope) { Description = "Folder containing the current user's profile." });
        scope.AddVariable(new PSVariable("ShellId", "Microsoft.PowerShell", Fixed) { Description = "The ShellID identifies the current shell. This is used by #Requires." });
        scope.AddVariable(new PSVariable("PSCulture", Globalization.CultureInfo.CurrentCulture.Name, ScopedItemOptions.ReadOnly | ScopedItemOptions.AllScope) { Description = "Culture of the current PowerShell session." });
        scope.AddVariable(new PSVariable("PSUICulture", Globalization.CultureInfo.CurrentUICulture.Name, ScopedItemOptions.ReadOnly | ScopedItemOptions.AllScope) { Description = "UI culture of the current PowerShell session." });
        scope.AddVariable(new PSVariable("IsLinux", OperatingSystem.IsLinux(), Fixed));
        scope.AddVariable(new PSVariable("IsMacOS", OperatingSystem.IsMacOS(), Fixed));
        scope.AddVariable(new PSVariable("IsWindows", OperatingSystem.IsWindows(), Fixed));
        scope.AddVariable(new PSVariable("IsCoreCLR", true, Fixed));
        scope.AddVariable(new PSVariable("EnabledExperimentalFeatures", Array.Empty<string>(), Fixed) { Description = "Variable to hold all enabled experimental feature names" });
        scope.AddVariable(new PSVariable("StackTrace", string.Empty));
        scope.AddVariable(new LastSuccessVariable(context, Fixed) { Description = "Status of last command" });
    }

    private static Hashtable MakeVersionTable()
        => new PSVersionHashTable
        {
            ["PSVersion"] = new SemanticVersion(7, 6, 0),
            ["PSEdition"] = "Core",
            ["GitCommitId"] = "7.6.0",
            ["OS"] = System.Runtime.InteropServices.RuntimeInformation.OSDescription,
            ["Platform"] = Environment.OSVersion.Platform.ToString(),
            ["PSCompatibleVersions"] = new Version[] { new(1, 0), new(2, 0), new(3, 0), new(4, 0), new(5, 0), new(5, 1), new(6, 0), new(7, 0) },
            ["PSRemotingProtocolVersion"] = new Version(2, 4),
            ["SerializationVersion"] = new Version(1, 1, 0, 1),
            ["WSManStackVersion"] = new Version(3, 0),
        };
}
