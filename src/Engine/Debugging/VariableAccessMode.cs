namespace System.Management.Automation;

public enum VariableAccessMode
{
    Read = 0,
    ReadWrite = 2,
    Write = 1,
}
