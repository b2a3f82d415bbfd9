using System.Management.Automation;
using Microsoft.Azure.Functions.PowerShellWorker.Commands;
using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Logs;

/// <summary>Sends what a script writes to its streams to the host, record by record as it comes.</summary>
internal sealed class StreamLogger
{
    private readonly SlotScope _scope;

    private StreamLogger(SlotScope scope) => _scope = scope;

    /// <summary>Listens to all streams of a PowerShell object, for its whole life.</summary>
    public static void Attach(Pwsh powerShell, SlotScope scope)
    {
        var logger = new StreamLogger(scope);
        var streams = powerShell.Streams;
        streams.Error.DataAdding += logger.OnError;
        streams.Warning.DataAdding += logger.OnWarning;
        streams.Information.DataAdding += logger.OnInformation;
        streams.Verbose.DataAdding += logger.OnVerbose;
        streams.Debug.DataAdding += logger.OnDebug;
        streams.Progress.DataAdding += logger.OnProgress;
    }

    private void OnError(object? sender, DataAddingEventArgs e)
    {
        if (e.ItemAdded is ErrorRecord record)
        {
            _scope.NoteErrorRecord();
            ErrorAnalysis.Report(_scope, record, isException: false);
            if (_scope.IsEnabled(RpcLog.Types.Level.Error))
            {
                _scope.WriteLog(
                    RpcLog.Types.Level.Error, "ERROR: " + ErrorRecordFormatter.Format(record), RpcExceptions.From(record));
            }
        }
    }

    private void OnWarning(object? sender, DataAddingEventArgs e)
    {
        if (e.ItemAdded is WarningRecord record && _scope.IsEnabled(RpcLog.Types.Level.Warning))
        {
            _scope.WriteLog(RpcLog.Types.Level.Warning, "WARNING: " + record.Message);
        }
    }

    private void OnInformation(object? sender, DataAddingEventArgs e)
    {
        if (e.ItemAdded is InformationRecord record && _scope.IsEnabled(RpcLog.Types.Level.Information))
        {
            var prefix = record.Tags is [TracePipelineObjectCommand.OutputTag] ? "OUTPUT: " : "INFORMATION: ";
            _scope.WriteLog(RpcLog.Types.Level.Information, prefix + record.MessageData);
        }
    }

    private void OnVerbose(object? sender, DataAddingEventArgs e)
    {
        if (e.ItemAdded is VerboseRecord record && _scope.IsEnabled(RpcLog.Types.Level.Trace))
        {
            _scope.WriteLog(RpcLog.Types.Level.Trace, "VERBOSE: " + record.Message);
        }
    }

    private void OnDebug(object? sender, DataAddingEventArgs e)
    {
        if (e.ItemAdded is DebugRecord record && _scope.IsEnabled(RpcLog.Types.Level.Debug))
        {
            _scope.WriteLog(RpcLog.Types.Level.Debug, "DEBUG: " + record.Message);
        }
    }

    private void OnProgress(object? sender, DataAddingEventArgs e)
    {
        if (e.ItemAdded is ProgressRecord record && _scope.IsEnabled(RpcLog.Types.Level.Trace))
        {
            _scope.WriteLog(RpcLog.Types.Level.Trace, "PROGRESS: " + record.StatusDescription);
        }
    }
}
