namespace System.Management.Automation;

public enum ActionPreference
{
    Continue = 2,
    Ignore = 4,
    Inquire = 3,
    SilentlyContinue = 0,
    Stop = 1,
    Suspend = 5,
}
