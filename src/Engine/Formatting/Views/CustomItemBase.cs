namespace System.Management.Automation;

public abstract class CustomItemBase
{
    protected CustomItemBase() => throw Unsupported.Member();
}
