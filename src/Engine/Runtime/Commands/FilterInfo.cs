namespace System.Management.Automation;

/// <summary>A filter: a function whose body is a process block.</summary>
public class FilterInfo : FunctionInfo
{
    internal FilterInfo(string name, ScriptBlock scriptBlock, ScopedItemOptions options = ScopedItemOptions.None, string? helpFile = null)
        : base(name, scriptBlock, CommandTypes.Filter, options, helpFile)
    {
    }
}
