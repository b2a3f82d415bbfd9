namespace System.Management.Automation;

public enum CommandOrigin
{
    Internal = 1,
    Runspace = 0,
}
