using System.Management.Automation.Host;

namespace System.Management.Automation.Runtime;

/// <summary>The runtime of a cmdlet that somebody runs from code, without a pipeline: output is collected, an error ends it, the rest is dropped.</summary>
internal sealed class DetachedCommandRuntime(List<object?> output) : ICommandRuntime2
{
    public PSHost Host => null!;

    public PSTransactionContext CurrentPSTransaction => throw new InvalidOperationException("There is no transaction.");

    public bool ShouldContinue(string query, string caption) => true;

    public bool ShouldContinue(string query, string caption, ref bool yesToAll, ref bool noToAll) => true;

    public bool ShouldContinue(string query, string caption, bool hasSecurityImpact, ref bool yesToAll, ref bool noToAll) => true;

    public bool ShouldProcess(string target) => true;

    public bool ShouldProcess(string target, string action) => true;

    public bool ShouldProcess(string verboseDescription, string verboseWarning, string caption) => true;

    public bool ShouldProcess(string verboseDescription, string verboseWarning, string caption, out ShouldProcessReason shouldProcessReason)
    {
        shouldProcessReason = ShouldProcessReason.None;
        return true;
    }

    public void ThrowTerminatingError(ErrorRecord errorRecord) => throw errorRecord.Exception;

    public bool TransactionAvailable() => false;

    public void WriteCommandDetail(string text)
    {
    }

    public void WriteDebug(string text)
    {
    }

    public void WriteError(ErrorRecord errorRecord) => throw errorRecord.Exception;

    public void WriteInformation(InformationRecord informationRecord)
    {
    }

    public void WriteObject(object? sendToPipeline) => output.Add(sendToPipeline);

    public void WriteObject(object? sendToPipeline, bool enumerateCollection)
    {
        if (enumerateCollection && LanguagePrimitives.GetEnumerator(sendToPipeline) is { } elements)
        {
            while (elements.MoveNext())
            {
                output.Add(elements.Current);
            }
        }
        else
        {
            output.Add(sendToPipeline);
        }
    }

    public void WriteProgress(long sourceId, ProgressRecord progressRecord)
    {
    }

    public void WriteProgress(ProgressRecord progressRecord)
    {
    }

    public void WriteVerbose(string text)
    {
    }

    public void WriteWarning(string text)
    {
    }
}
