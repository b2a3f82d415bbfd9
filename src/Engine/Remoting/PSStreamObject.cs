namespace System.Management.Automation.Remoting.Internal;

public class PSStreamObject
{
    public PSStreamObject(PSStreamObjectType objectType, object? value) => throw Unsupported.Member();
    public PSStreamObjectType ObjectType { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public void WriteStreamObject(Cmdlet cmdlet, bool overrideInquire) => throw Unsupported.Member();
}
