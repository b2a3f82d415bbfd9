using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Remoting;

public abstract class PSSessionConfiguration : IDisposable
{
    protected PSSessionConfiguration() => throw Unsupported.Member();
    public void Dispose() => throw Unsupported.Member();
    protected virtual void Dispose(bool isDisposing) => throw Unsupported.Member();
    public virtual PSPrimitiveDictionary GetApplicationPrivateData(PSSenderInfo senderInfo) => throw Unsupported.Member();
    public abstract InitialSessionState GetInitialSessionState(PSSenderInfo senderInfo);
    public virtual InitialSessionState GetInitialSessionState(PSSessionConfigurationData sessionConfigurationData, PSSenderInfo senderInfo, string configProviderId) => throw Unsupported.Member();
    public virtual int? GetMaximumReceivedDataSizePerCommand(PSSenderInfo senderInfo) => throw Unsupported.Member();
    public virtual int? GetMaximumReceivedObjectSize(PSSenderInfo senderInfo) => throw Unsupported.Member();
}
