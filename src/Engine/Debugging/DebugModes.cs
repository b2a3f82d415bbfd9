namespace System.Management.Automation;

[Flags]
public enum DebugModes
{
    Default = 1,
    LocalScript = 2,
    None = 0,
    RemoteScript = 4,
}
