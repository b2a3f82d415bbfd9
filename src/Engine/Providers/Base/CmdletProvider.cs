using System.Collections.ObjectModel;
using System.Management.Automation.Host;
using System.Security.AccessControl;

namespace System.Management.Automation.Provider;

/// <summary>Gives commands access to a store of items.</summary>
public abstract class CmdletProvider : IResourceSupplier
{
    internal ProviderContext Context { get; set; } = null!;

    internal ProviderInfo? Info { get; set; }

    public PSCredential Credential => Context.Credential ?? PSCredential.Empty;

    protected object? DynamicParameters => Context.DynamicParameters;

    public Collection<string> Exclude => Context.Exclude;

    public string? Filter => Context.Filter;

    public SwitchParameter Force => Context.Force;

    public PSHost Host => Context.Cmdlet is PSCmdlet cmdlet ? cmdlet.Host : null!;

    public Collection<string> Include => Context.Include;

    public CommandInvocationIntrinsics InvokeCommand => Context.Session.State.Context.EngineIntrinsics!.InvokeCommand;

    public ProviderIntrinsics InvokeProvider => Context.Session.State.Context.EngineIntrinsics!.InvokeProvider;

    public SessionState SessionState => Context.Session.State.Context.EngineIntrinsics!.SessionState;

    protected internal ProviderInfo ProviderInfo => Info!;

    protected PSDriveInfo? PSDriveInfo => Context.Drive;

    public bool Stopping => Context.Stopping;

    public PSTransactionContext CurrentPSTransaction => throw Unsupported.Member();

    public virtual string GetResourceString(string baseName, string resourceId) => throw Unsupported.Member();

    public bool ShouldContinue(string query, string caption, ref bool yesToAll, ref bool noToAll)
        => Context.Cmdlet is null || Context.Cmdlet.ShouldContinue(query, caption, ref yesToAll, ref noToAll);

    public bool ShouldContinue(string query, string caption) => Context.Cmdlet is null || Context.Cmdlet.ShouldContinue(query, caption);

    public bool ShouldProcess(string target) => Context.Cmdlet is null || Context.Cmdlet.ShouldProcess(target);

    public bool ShouldProcess(string target, string action) => Context.Cmdlet is null || Context.Cmdlet.ShouldProcess(target, action);

    public bool ShouldProcess(string verboseDescription, string verboseWarning, string caption)
        => Context.Cmdlet is null || Context.Cmdlet.ShouldProcess(verboseDescription, verboseWarning, caption);

    public bool ShouldProcess(string verboseDescription, string verboseWarning, string caption, out ShouldProcessReason shouldProcessReason)
    {
        shouldProcessReason = ShouldProcessReason.None;
        return Context.Cmdlet is null || Context.Cmdlet.ShouldProcess(verboseDescription, verboseWarning, caption, out shouldProcessReason);
    }

    protected virtual ProviderInfo Start(ProviderInfo providerInfo) => providerInfo;

    protected virtual object? StartDynamicParameters() => null;

    protected virtual void Stop()
    {
    }

    protected internal virtual void StopProcessing()
    {
    }

    public void ThrowTerminatingError(ErrorRecord errorRecord)
    {
        ArgumentNullException.ThrowIfNull(errorRecord);
        throw new ProviderErrorException(errorRecord);
    }

    public bool TransactionAvailable() => false;

    public void WriteDebug(string text) => Context.Cmdlet?.WriteDebug(text);

    public void WriteError(ErrorRecord errorRecord) => Context.WriteError(errorRecord);

    public void WriteInformation(InformationRecord record) => Context.Cmdlet?.WriteInformation(record);

    public void WriteInformation(object? messageData, string[] tags) => Context.Cmdlet?.WriteInformation(messageData, tags);

    public void WriteItemObject(object? item, string path, bool isContainer)
    {
        if (item is not null)
        {
            Context.Write(ProviderItem.Wrap(item, path, isContainer, this));
        }
    }

    public void WriteProgress(ProgressRecord progressRecord) => Context.Cmdlet?.WriteProgress(progressRecord);

    public void WritePropertyObject(object? propertyValue, string path)
    {
        if (propertyValue is not null)
        {
            Context.Write(ProviderItem.Wrap(propertyValue, path, null, this));
        }
    }

    public void WriteSecurityDescriptorObject(ObjectSecurity securityDescriptor, string path) => WritePropertyObject(securityDescriptor, path);

    public void WriteVerbose(string text) => Context.Cmdlet?.WriteVerbose(text);

    public void WriteWarning(string text) => Context.Cmdlet?.WriteWarning(text);

    internal ProviderInfo CallStart(ProviderInfo info) => Start(info);

    /// <summary>Parent of a path, for PSParentPath; providers without a hierarchy have none.</summary>
    internal virtual string ParentOf(string path) => "";

    internal virtual string LeafOf(string path) => path;
}
