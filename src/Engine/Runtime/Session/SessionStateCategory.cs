namespace System.Management.Automation;

public enum SessionStateCategory
{
    Alias = 1,
    Cmdlet = 9,
    CmdletProvider = 5,
    Command = 7,
    Drive = 4,
    Filter = 3,
    Function = 2,
    Resource = 8,
    Scope = 6,
    Variable = 0,
}
