namespace System.Management.Automation;

public enum WhereOperatorSelectionMode
{
    Default = 0,
    First = 1,
    Last = 2,
    SkipUntil = 3,
    Split = 5,
    Until = 4,
}
