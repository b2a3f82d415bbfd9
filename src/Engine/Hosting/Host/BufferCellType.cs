namespace System.Management.Automation.Host;

public enum BufferCellType
{
    Complete = 0,
    Leading = 1,
    Trailing = 2,
}
