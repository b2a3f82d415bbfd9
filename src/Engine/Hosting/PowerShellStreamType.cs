namespace System.Management.Automation;

public enum PowerShellStreamType
{
    Debug = 5,
    Error = 2,
    Information = 7,
    Input = 0,
    Output = 1,
    Progress = 6,
    Verbose = 4,
    Warning = 3,
}
