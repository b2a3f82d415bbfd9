using System.Collections;
using System.Management.Automation.Internal;

namespace System.Management.Automation;

public abstract class Cmdlet : InternalCommand
{
    protected Cmdlet() => throw Unsupported.Member();
    public ICommandRuntime CommandRuntime { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public static HashSet<string> CommonParameters { get => throw Unsupported.Member(); }
    public static HashSet<string> OptionalCommonParameters { get => throw Unsupported.Member(); }
    public bool Stopping { get => throw Unsupported.Member(); }
    protected virtual void BeginProcessing() => throw Unsupported.Member();
    protected virtual void EndProcessing() => throw Unsupported.Member();
    public virtual string GetResourceString(string baseName, string resourceId) => throw Unsupported.Member();
    public IEnumerable Invoke() => throw Unsupported.Member();
    public IEnumerable<T> Invoke<T>() => throw Unsupported.Member();
    protected virtual void ProcessRecord() => throw Unsupported.Member();
    public bool ShouldContinue(string query, string caption, bool hasSecurityImpact, ref bool yesToAll, ref bool noToAll) => throw Unsupported.Member();
    public bool ShouldContinue(string query, string caption, ref bool yesToAll, ref bool noToAll) => throw Unsupported.Member();
    public bool ShouldContinue(string query, string caption) => throw Unsupported.Member();
    public bool ShouldProcess(string verboseDescription, string verboseWarning, string caption, out ShouldProcessReason shouldProcessReason) => throw Unsupported.Member();
    public bool ShouldProcess(string target) => throw Unsupported.Member();
    public bool ShouldProcess(string target, string action) => throw Unsupported.Member();
    public bool ShouldProcess(string verboseDescription, string verboseWarning, string caption) => throw Unsupported.Member();
    protected virtual void StopProcessing() => throw Unsupported.Member();
    public void ThrowTerminatingError(ErrorRecord errorRecord) => throw Unsupported.Member();
    public bool TransactionAvailable() => throw Unsupported.Member();
    public void WriteCommandDetail(string text) => throw Unsupported.Member();
    public void WriteDebug(string text) => throw Unsupported.Member();
    public void WriteError(ErrorRecord errorRecord) => throw Unsupported.Member();
    public void WriteInformation(object? messageData, string[] tags) => throw Unsupported.Member();
    public void WriteInformation(InformationRecord informationRecord) => throw Unsupported.Member();
    public void WriteObject(object? sendToPipeline, bool enumerateCollection) => throw Unsupported.Member();
    public void WriteObject(object? sendToPipeline) => throw Unsupported.Member();
    public void WriteProgress(ProgressRecord progressRecord) => throw Unsupported.Member();
    public void WriteVerbose(string text) => throw Unsupported.Member();
    public void WriteWarning(string text) => throw Unsupported.Member();
}
