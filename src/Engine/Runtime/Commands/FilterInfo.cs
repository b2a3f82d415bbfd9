namespace System.Management.Automation;

public class FilterInfo : FunctionInfo
{
    internal FilterInfo() { }
}
