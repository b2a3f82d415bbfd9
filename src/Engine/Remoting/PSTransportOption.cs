using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

public abstract class PSTransportOption : ICloneable
{
    protected PSTransportOption() => throw Unsupported.Member();
    public object Clone() => throw Unsupported.Member();
    protected internal virtual void LoadFromDefaults(PSSessionType sessionType, bool keepAssigned) => throw Unsupported.Member();
}
