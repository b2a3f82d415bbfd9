namespace System.Management.Automation.Runspaces;

public abstract class TypeMemberData
{
    internal TypeMemberData() { }
    public string Name { get => throw Unsupported.Member(); protected set => throw Unsupported.Member(); }
}
