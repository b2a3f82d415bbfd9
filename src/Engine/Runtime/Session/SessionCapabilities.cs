namespace System.Management.Automation;

[Flags]
public enum SessionCapabilities
{
    Language = 4,
    RemoteServer = 1,
}
