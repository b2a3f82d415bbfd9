namespace System.Management.Automation;

public abstract class PSSessionTypeOption
{
    protected PSSessionTypeOption() => throw Unsupported.Member();
    protected internal virtual PSSessionTypeOption ConstructObjectFromPrivateData(string privateData) => throw Unsupported.Member();
    protected internal virtual string ConstructPrivateData() => throw Unsupported.Member();
    protected internal virtual void CopyUpdatedValuesFrom(PSSessionTypeOption updated) => throw Unsupported.Member();
}
