namespace System.Management.Automation;

public enum ModuleAccessMode
{
    Constant = 2,
    ReadOnly = 1,
    ReadWrite = 0,
}
