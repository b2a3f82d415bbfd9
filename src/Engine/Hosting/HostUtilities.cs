namespace System.Management.Automation;

public static class HostUtilities
{
    public const string RemoteSessionOpenFileEvent = "PSISERemoteSessionOpenFile";
}
