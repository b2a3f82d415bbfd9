namespace System.Management.Automation;

public enum CopyContainers
{
    CopyChildrenOfTargetContainer = 1,
    CopyTargetContainer = 0,
}
