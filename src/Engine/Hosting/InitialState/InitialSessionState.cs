using System.Collections.ObjectModel;
using Microsoft.PowerShell;
using Microsoft.PowerShell.Commands;

namespace System.Management.Automation.Runspaces;

public class InitialSessionState
{
    protected InitialSessionState() => throw Unsupported.Member();
    public virtual InitialSessionStateEntryCollection<SessionStateAssemblyEntry> Assemblies { get => throw Unsupported.Member(); }
    public virtual AuthorizationManager AuthorizationManager { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public virtual InitialSessionStateEntryCollection<SessionStateCommandEntry> Commands { get => throw Unsupported.Member(); }
    public bool DisableFormatUpdates { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public virtual InitialSessionStateEntryCollection<SessionStateVariableEntry> EnvironmentVariables { get => throw Unsupported.Member(); }
    public ExecutionPolicy ExecutionPolicy { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public virtual InitialSessionStateEntryCollection<SessionStateFormatEntry> Formats { get => throw Unsupported.Member(); }
    public PSLanguageMode LanguageMode { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ReadOnlyCollection<ModuleSpecification> Modules { get => throw Unsupported.Member(); }
    public virtual InitialSessionStateEntryCollection<SessionStateProviderEntry> Providers { get => throw Unsupported.Member(); }
    public virtual HashSet<string> StartupScripts { get => throw Unsupported.Member(); }
    public PSThreadOptions ThreadOptions { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool ThrowOnRunspaceOpenError { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string TranscriptDirectory { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public virtual InitialSessionStateEntryCollection<SessionStateTypeEntry> Types { get => throw Unsupported.Member(); }
    public bool UseFullLanguageModeInDebugger { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public virtual InitialSessionStateEntryCollection<SessionStateVariableEntry> Variables { get => throw Unsupported.Member(); }
    public InitialSessionState Clone() => throw Unsupported.Member();
    public static InitialSessionState Create() => throw Unsupported.Member();
    public static InitialSessionState Create(string snapInName) => throw Unsupported.Member();
    public static InitialSessionState Create(string[] snapInNameCollection, out PSConsoleLoadException warning) => throw Unsupported.Member();
    public static InitialSessionState CreateDefault() => throw Unsupported.Member();
    public static InitialSessionState CreateDefault2() => throw Unsupported.Member();
    public static InitialSessionState CreateFrom(string snapInPath, out PSConsoleLoadException warnings) => throw Unsupported.Member();
    public static InitialSessionState CreateFrom(string[] snapInPathCollection, out PSConsoleLoadException warnings) => throw Unsupported.Member();
    public static InitialSessionState CreateFromSessionConfigurationFile(string path, Func<string, bool> roleVerifier) => throw Unsupported.Member();
    public static InitialSessionState CreateFromSessionConfigurationFile(string path) => throw Unsupported.Member();
    public static InitialSessionState CreateRestricted(SessionCapabilities sessionCapabilities) => throw Unsupported.Member();
    public void ImportPSModule(IEnumerable<ModuleSpecification> modules) => throw Unsupported.Member();
    public void ImportPSModule(string[] name) => throw Unsupported.Member();
    public void ImportPSModulesFromPath(string path) => throw Unsupported.Member();
}
