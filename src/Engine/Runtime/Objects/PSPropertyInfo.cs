namespace System.Management.Automation;

public abstract class PSPropertyInfo : PSMemberInfo
{
    protected PSPropertyInfo() => throw Unsupported.Member();
    public abstract bool IsGettable { get; }
    public abstract bool IsSettable { get; }
}
