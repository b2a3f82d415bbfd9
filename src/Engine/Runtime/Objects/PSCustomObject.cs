namespace System.Management.Automation;

public class PSCustomObject
{
    internal PSCustomObject() { }
    public override string ToString() => throw Unsupported.Member();
}
