namespace System.Management.Automation;

public enum ReturnContainers
{
    ReturnAllContainers = 1,
    ReturnMatchingContainers = 0,
}
