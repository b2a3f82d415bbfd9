using System.Management.Automation.Host;

namespace System.Management.Automation.Runtime;

/// <summary>What one running command (a cmdlet or an advanced function) writes to and asks. Facets: output, streams, preferences, confirmation.</summary>
internal sealed partial class CommandRuntime : ICommandRuntime2
{
    private readonly CommandProcessor _processor;

    public CommandRuntime(CommandProcessor processor)
    {
        _processor = processor;
        Context = processor.Context;
    }

    public ExecutionContext Context { get; }

    public CommandProcessor Processor => _processor;

    public CommandInfo Command => _processor.Command;

    public InvocationInfo? MyInvocation => _processor.MyInvocation;

    public PSHost Host => Context.Host;

    /// <summary>Set by the binder when the command's parameters are bound.</summary>
    public ParameterBinder? Binder { get; set; }

    public string ParameterSetName => Binder?.ParameterSetName ?? ParameterAttribute.AllParameterSets;

    public PagingParameters? PagingParameters { get; private set; }

    public PSTransactionContext CurrentPSTransaction
        => throw new PSInvalidOperationException("There is no transaction: transactions are a feature of Windows PowerShell.");

    /// <summary>What an information record shows as its source: the running script, else the command.</summary>
    public string InformationSource => MyInvocation?.ScriptName is { Length: > 0 } script ? script : Command.Name;

    public bool TransactionAvailable() => false;

    public override string ToString() => Command.Name;

    public void WriteObject(object? sendToPipeline)
    {
        Context.ThrowIfStopping();
        if (!ReferenceEquals(sendToPipeline, Internal.AutomationNull.Value))
        {
            _processor.Output.Write(sendToPipeline);
        }
    }

    public void WriteObject(object? sendToPipeline, bool enumerateCollection)
    {
        if (!enumerateCollection)
        {
            WriteObject(sendToPipeline);
            return;
        }

        Context.ThrowIfStopping();
        _processor.Output.WriteEnumerated(sendToPipeline);
    }
}
