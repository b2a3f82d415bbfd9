using System.Collections;
using System.Globalization;
using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;
using System.Resources;

namespace System.Management.Automation;

/// <summary>The base of cmdlets that need nothing of the session they run in.</summary>
public abstract class Cmdlet : InternalCommand
{
    private static readonly HashSet<string> s_commonParameters = new(CommonParameterNames.Common, StringComparer.OrdinalIgnoreCase);
    private static readonly HashSet<string> s_optionalCommonParameters = new(CommonParameterNames.Optional, StringComparer.OrdinalIgnoreCase);

    protected Cmdlet()
    {
    }

    public static HashSet<string> CommonParameters => s_commonParameters;

    public static HashSet<string> OptionalCommonParameters => s_optionalCommonParameters;

    public ICommandRuntime CommandRuntime
    {
        get => Runtime!;
        set => Runtime = value;
    }

    /// <summary>The pipeline was asked to stop.</summary>
    public bool Stopping => EngineRuntime?.Context.StopRequested ?? false;

    protected virtual void BeginProcessing()
    {
    }

    protected virtual void ProcessRecord()
    {
    }

    protected virtual void EndProcessing()
    {
    }

    /// <summary>Another thread asks the command to stop. May only signal.</summary>
    protected virtual void StopProcessing()
    {
    }

    public virtual string GetResourceString(string baseName, string resourceId)
    {
        ArgumentException.ThrowIfNullOrEmpty(baseName);
        ArgumentException.ThrowIfNullOrEmpty(resourceId);
        try
        {
            return new ResourceManager(baseName, GetType().Assembly).GetString(resourceId, CultureInfo.CurrentUICulture)
                ?? throw new ArgumentException($"The resource '{resourceId}' is not in '{baseName}'.", nameof(resourceId));
        }
        catch (MissingManifestResourceException e)
        {
            throw new ArgumentException($"There are no resources of the name '{baseName}' in '{GetType().Assembly.GetName().Name}'.", nameof(baseName), e);
        }
    }

    /// <summary>Runs the cmdlet outside of any pipeline.</summary>
    public IEnumerable Invoke() => InvokeCore();

    /// <summary>Runs the cmdlet outside of any pipeline; every output object must be a <typeparamref name="T"/>.</summary>
    public IEnumerable<T> Invoke<T>()
    {
        foreach (var item in InvokeCore())
        {
            yield return (T)item!;
        }
    }

    public void WriteObject(object? sendToPipeline)
    {
        if (EngineRuntime is { } engine)
        {
            engine.WriteObject(sendToPipeline);
        }
        else
        {
            RequiredRuntime.WriteObject(sendToPipeline);
        }
    }

    public void WriteObject(object? sendToPipeline, bool enumerateCollection)
    {
        if (EngineRuntime is { } engine)
        {
            engine.WriteObject(sendToPipeline, enumerateCollection);
        }
        else
        {
            RequiredRuntime.WriteObject(sendToPipeline, enumerateCollection);
        }
    }

    public void WriteError(ErrorRecord errorRecord) => RequiredRuntime.WriteError(errorRecord);

    public void WriteWarning(string text) => RequiredRuntime.WriteWarning(text);

    public void WriteVerbose(string text) => RequiredRuntime.WriteVerbose(text);

    public void WriteDebug(string text) => RequiredRuntime.WriteDebug(text);

    public void WriteCommandDetail(string text) => RequiredRuntime.WriteCommandDetail(text);

    public void WriteProgress(ProgressRecord progressRecord) => RequiredRuntime.WriteProgress(progressRecord);

    public void WriteInformation(object? messageData, string[] tags)
    {
        var source = EngineRuntime?.InformationSource ?? GetType().Name;
        var record = new InformationRecord(messageData, source);
        if (tags is not null)
        {
            record.Tags.AddRange(tags);
        }

        WriteInformation(record);
    }

    public void WriteInformation(InformationRecord informationRecord)
    {
        if (RequiredRuntime is not ICommandRuntime2 runtime)
        {
            throw new NotSupportedException("The runtime of this cmdlet has no information stream.");
        }

        runtime.WriteInformation(informationRecord);
    }

    public bool ShouldContinue(string query, string caption) => RequiredRuntime.ShouldContinue(query, caption);

    public bool ShouldContinue(string query, string caption, ref bool yesToAll, ref bool noToAll)
        => RequiredRuntime.ShouldContinue(query, caption, ref yesToAll, ref noToAll);

    public bool ShouldContinue(string query, string caption, bool hasSecurityImpact, ref bool yesToAll, ref bool noToAll)
        => RequiredRuntime is ICommandRuntime2 runtime
            ? runtime.ShouldContinue(query, caption, hasSecurityImpact, ref yesToAll, ref noToAll)
            : RequiredRuntime.ShouldContinue(query, caption, ref yesToAll, ref noToAll);

    public bool ShouldProcess(string target) => RequiredRuntime.ShouldProcess(target);

    public bool ShouldProcess(string target, string action) => RequiredRuntime.ShouldProcess(target, action);

    public bool ShouldProcess(string verboseDescription, string verboseWarning, string caption)
        => RequiredRuntime.ShouldProcess(verboseDescription, verboseWarning, caption);

    public bool ShouldProcess(string verboseDescription, string verboseWarning, string caption, out ShouldProcessReason shouldProcessReason)
        => RequiredRuntime.ShouldProcess(verboseDescription, verboseWarning, caption, out shouldProcessReason);

    /// <summary>Ends the command with an error. Does not return.</summary>
    public void ThrowTerminatingError(ErrorRecord errorRecord)
    {
        ArgumentNullException.ThrowIfNull(errorRecord);
        if (Runtime is { } runtime)
        {
            runtime.ThrowTerminatingError(errorRecord);
        }

        throw new InvalidOperationException(errorRecord.Exception.Message, errorRecord.Exception);
    }

    /// <summary>Transactions are of Windows PowerShell: never.</summary>
    public bool TransactionAvailable() => false;

    internal override void DoBegin() => BeginProcessing();

    internal override void DoProcess() => ProcessRecord();

    internal override void DoEnd() => EndProcessing();

    internal override void DoStop() => StopProcessing();

    private ICommandRuntime RequiredRuntime
        => Runtime ?? throw new NotImplementedException("This cmdlet does not run in a pipeline: set its CommandRuntime, or call Invoke.");

    private List<object?> InvokeCore()
    {
        if (this is PSCmdlet)
        {
            throw new InvalidOperationException("Cmdlets that derive from PSCmdlet cannot be invoked directly.");
        }

        var output = new List<object?>();
        Runtime ??= new DetachedCommandRuntime(output);
        BeginProcessing();
        ProcessRecord();
        EndProcessing();
        return output;
    }
}
