namespace System.Management.Automation;

public enum ImplementedAsType
{
    Binary = 2,
    Composite = 3,
    None = 0,
    PowerShell = 1,
}
