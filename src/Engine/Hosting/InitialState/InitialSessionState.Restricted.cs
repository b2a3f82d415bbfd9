namespace System.Management.Automation.Runspaces;

public partial class InitialSessionState
{
    public static InitialSessionState Create(string snapInName) => throw SnapIns();

    public static InitialSessionState Create(string[] snapInNameCollection, out PSConsoleLoadException warning) => throw SnapIns();

    public static InitialSessionState CreateFrom(string snapInPath, out PSConsoleLoadException warnings) => throw SnapIns();

    public static InitialSessionState CreateFrom(string[] snapInPathCollection, out PSConsoleLoadException warnings) => throw SnapIns();

    public static InitialSessionState CreateFromSessionConfigurationFile(string path) => throw Unsupported.Member();

    public static InitialSessionState CreateFromSessionConfigurationFile(string path, Func<string, bool> roleVerifier) => throw Unsupported.Member();

    public static InitialSessionState CreateRestricted(SessionCapabilities sessionCapabilities) => throw Unsupported.Member();

    private static PSNotSupportedException SnapIns()
        => new("Snap-ins are a feature of Windows PowerShell. Import modules instead: ImportPSModule.");
}
