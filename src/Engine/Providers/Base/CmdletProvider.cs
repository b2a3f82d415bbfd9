using System.Collections.ObjectModel;
using System.Management.Automation.Host;
using System.Security.AccessControl;

namespace System.Management.Automation.Provider;

public abstract class CmdletProvider : IResourceSupplier
{
    protected CmdletProvider() => throw Unsupported.Member();
    public PSCredential Credential { get => throw Unsupported.Member(); }
    protected object? DynamicParameters { get => throw Unsupported.Member(); }
    public Collection<string> Exclude { get => throw Unsupported.Member(); }
    public string Filter { get => throw Unsupported.Member(); }
    public SwitchParameter Force { get => throw Unsupported.Member(); }
    public PSHost Host { get => throw Unsupported.Member(); }
    public Collection<string> Include { get => throw Unsupported.Member(); }
    public CommandInvocationIntrinsics InvokeCommand { get => throw Unsupported.Member(); }
    public ProviderIntrinsics InvokeProvider { get => throw Unsupported.Member(); }
    public SessionState SessionState { get => throw Unsupported.Member(); }
    protected internal ProviderInfo ProviderInfo { get => throw Unsupported.Member(); }
    protected PSDriveInfo PSDriveInfo { get => throw Unsupported.Member(); }
    public bool Stopping { get => throw Unsupported.Member(); }
    public PSTransactionContext CurrentPSTransaction { get => throw Unsupported.Member(); }
    public virtual string GetResourceString(string baseName, string resourceId) => throw Unsupported.Member();
    public bool ShouldContinue(string query, string caption, ref bool yesToAll, ref bool noToAll) => throw Unsupported.Member();
    public bool ShouldContinue(string query, string caption) => throw Unsupported.Member();
    public bool ShouldProcess(string target) => throw Unsupported.Member();
    public bool ShouldProcess(string target, string action) => throw Unsupported.Member();
    public bool ShouldProcess(string verboseDescription, string verboseWarning, string caption) => throw Unsupported.Member();
    public bool ShouldProcess(string verboseDescription, string verboseWarning, string caption, out ShouldProcessReason shouldProcessReason) => throw Unsupported.Member();
    protected virtual ProviderInfo Start(ProviderInfo providerInfo) => throw Unsupported.Member();
    protected virtual object? StartDynamicParameters() => throw Unsupported.Member();
    protected virtual void Stop() => throw Unsupported.Member();
    protected internal virtual void StopProcessing() => throw Unsupported.Member();
    public void ThrowTerminatingError(ErrorRecord errorRecord) => throw Unsupported.Member();
    public bool TransactionAvailable() => throw Unsupported.Member();
    public void WriteDebug(string text) => throw Unsupported.Member();
    public void WriteError(ErrorRecord errorRecord) => throw Unsupported.Member();
    public void WriteInformation(InformationRecord record) => throw Unsupported.Member();
    public void WriteInformation(object? messageData, string[] tags) => throw Unsupported.Member();
    public void WriteItemObject(object? item, string path, bool isContainer) => throw Unsupported.Member();
    public void WriteProgress(ProgressRecord progressRecord) => throw Unsupported.Member();
    public void WritePropertyObject(object? propertyValue, string path) => throw Unsupported.Member();
    public void WriteSecurityDescriptorObject(ObjectSecurity securityDescriptor, string path) => throw Unsupported.Member();
    public void WriteVerbose(string text) => throw Unsupported.Member();
    public void WriteWarning(string text) => throw Unsupported.Member();
}
