namespace System.Management.Automation;

public enum RunspaceMode
{
    CurrentRunspace = 0,
    NewRunspace = 1,
}
