namespace System.Management.Automation;

public enum ConfirmImpact
{
    High = 3,
    Low = 1,
    Medium = 2,
    None = 0,
}
