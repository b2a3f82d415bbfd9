using System.Management.Automation;
using Microsoft.Azure.Functions.PowerShellWorker.Data;
using Microsoft.Azure.Functions.PowerShellWorker.Data.Json;
using Microsoft.Azure.Functions.PowerShellWorker.Invocation;
using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Logs;

/// <summary>The invocation that a runspace works on, and the way of its logs to the host.</summary>
internal sealed class SlotScope(Replies replies) : InvocationScope
{
    private readonly List<RpcLog> _held = [];
    private PendingInvocation? _current;
    private RpcLog.Types.Level _minimumLevel;
    private string _category = "";
    private Guid _runspaceId;

    /// <summary>The invocation under way; null between invocations.</summary>
    public PendingInvocation? Current => Volatile.Read(ref _current);

    /// <inheritdoc/>
    public override bool IsActive => Current is { State: InvocationState.Running };

    /// <summary>Whether an error record came through the error stream.</summary>
    public bool HadErrorRecord { get; private set; }

    /// <summary>Takes over the runspace that cmdlets will find this scope by.</summary>
    public void Attach(Guid runspaceId)
    {
        Detach();
        _runspaceId = runspaceId;
        Register(runspaceId);
    }

    public void Detach()
    {
        if (_runspaceId != Guid.Empty)
        {
            Unregister(_runspaceId);
        }
    }

    /// <summary>Starts an invocation. What was logged before (by profile.ps1) belongs to it, as hosts drop logs of no invocation.</summary>
    public void Begin(PendingInvocation invocation, RpcLog.Types.Level minimumLevel)
    {
        _minimumLevel = minimumLevel;
        _category = invocation.Function.LogCategory;
        HadErrorRecord = false;
        Outputs.Reset(invocation.Function.Outputs);
        Volatile.Write(ref _current, invocation);
        Flow();
        if (_held.Count > 0)
        {
            foreach (var log in _held)
            {
                log.InvocationId = invocation.Id;
                Send(log, invocation);
            }

            _held.Clear();
        }
    }

    public void End()
    {
        Volatile.Write(ref _current, null);
        Outputs.Clear();
    }

    /// <summary>Whether a log of this level goes anywhere; lets callers skip making its text.</summary>
    public bool IsEnabled(RpcLog.Types.Level level) => level >= _minimumLevel;

    public void WriteLog(RpcLog.Types.Level level, string message, RpcException? exception = null)
    {
        if (IsEnabled(level))
        {
            Send(new RpcLog { Level = level, Message = message, Exception = exception, Category = _category });
        }
    }

    /// <inheritdoc/>
    public override void WriteLog(in FunctionLogEntry entry)
    {
        var level = (RpcLog.Types.Level)entry.Level;
        if (!IsEnabled(level))
        {
            return;
        }

        var log = new RpcLog { Level = level, Message = entry.Message, Category = entry.Category ?? _category, EventId = entry.EventId ?? "" };
        if (entry.Properties is { Count: > 0 } properties)
        {
            log.Properties = JsonWriter.Write(properties, JsonReader.MaxDepth);
            foreach (System.Collections.DictionaryEntry property in properties)
            {
                log.PropertiesMap[LanguagePrimitives.ConvertTo<string>(property.Key)] =
                    TypedDataWriter.ToTypedData(property.Value, JsonReader.MaxDepth);
            }
        }

        Send(log);
    }

    /// <summary>Forgets errors that came before.</summary>
    public void ResetErrors() => HadErrorRecord = false;

    /// <summary>Notes that the function wrote to the error stream.</summary>
    public void NoteErrorRecord() => HadErrorRecord = true;

    private void Send(RpcLog log)
    {
        if (Current is { } invocation)
        {
            log.InvocationId = invocation.Id;
            Send(log, invocation);
        }
        else
        {
            lock (_held)
            {
                _held.Add(log);
            }
        }
    }

    private void Send(RpcLog log, PendingInvocation invocation)
    {
        // After the answer the host would drop it.
        if (invocation.State != InvocationState.Answered)
        {
            replies.SendLog(new StreamingMessage { RequestId = invocation.RequestId, RpcLog = log });
        }
    }
}
