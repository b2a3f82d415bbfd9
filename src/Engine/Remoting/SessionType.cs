namespace System.Management.Automation.Remoting;

public enum SessionType
{
    Default = 2,
    Empty = 0,
    RestrictedRemoteServer = 1,
}
