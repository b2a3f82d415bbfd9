namespace System.Management.Automation;

public sealed class PagingParameters
{
    internal PagingParameters() { }
    public ulong First { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public SwitchParameter IncludeTotalCount { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ulong Skip { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSObject NewTotalCount(ulong totalCount, double accuracy) => throw Unsupported.Member();
}
