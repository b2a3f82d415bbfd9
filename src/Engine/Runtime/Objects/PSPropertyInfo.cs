namespace System.Management.Automation;

/// <summary>A member that has a value.</summary>
public abstract class PSPropertyInfo : PSMemberInfo
{
    protected PSPropertyInfo()
    {
    }

    public abstract bool IsGettable { get; }

    public abstract bool IsSettable { get; }
}
