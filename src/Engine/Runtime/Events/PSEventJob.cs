using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

/// <summary>The action of an event subscription, and what it wrote.</summary>
public class PSEventJob : Job
{
    private readonly ScriptBlock _action;
    private bool _isUnsubscribed;
    private bool _isRunning;

    public PSEventJob(PSEventManager eventManager, PSEventSubscriber subscriber, ScriptBlock action, string name)
        : base(action?.ToString()!, name)
    {
        ArgumentNullException.ThrowIfNull(eventManager);
        ArgumentNullException.ThrowIfNull(subscriber);
        ArgumentNullException.ThrowIfNull(action);
        EventManager = eventManager;
        Subscriber = subscriber;
        Module = new PSModuleInfo(linkToGlobal: true);
        _action = action.Clone();
        _action.SessionState = Module.SessionState?.Internal;
    }

    public override bool HasMoreData => Output.Count > 0 || Error.Count > 0;

    public override string Location => string.Empty;

    /// <summary>The module in whose scope the action runs, so that its variables outlive one event.</summary>
    public PSModuleInfo Module { get; }

    public override string StatusMessage => string.Empty;

    internal PSEventManager EventManager { get; }

    internal PSEventSubscriber Subscriber { get; }

    public override void StopJob() => EventManager.UnsubscribeEvent(Subscriber);

    internal void NoteUnsubscribed()
    {
        _isUnsubscribed = true;
        if (!_isRunning && JobStateInfo.State != JobState.Failed)
        {
            SetJobState(JobState.Stopped);
        }
    }

    internal void Run(ExecutionContext context, PSEventArgs newEvent, PSEventSubscriber subscriber)
    {
        _isRunning = true;
        if (JobStateInfo.State == JobState.NotStarted)
        {
            SetJobState(JobState.Running);
        }

        var scope = _action.SessionState!.TopScope;
        scope.SetLocal("Event", newEvent);
        scope.SetLocal("EventSubscriber", subscriber);
        scope.SetLocal("Sender", newEvent.Sender);
        scope.SetLocal("EventArgs", newEvent.SourceEventArgs);
        var streams = context.DefaultStreams with { Error = new JobErrorSink(this) };
        var (succeeded, handlers) = (context.LastSucceeded, context.HandlerDepth);
        context.HandlerDepth = 0;
        try
        {
            _action.InvokeToSink(context, new PSObjectListSink(Output), streams, new ScriptBlockCall { Arguments = newEvent.SourceArgs });
        }
        catch (Exception e) when (e is not (PipelineStoppedException or ExitException))
        {
            // An action's error is the job's: the script in whose midst it ran knows nothing of it.
            Error.Add(ErrorRecord.From(e));
        }
        finally
        {
            context.LastSucceeded = succeeded;
            context.HandlerDepth = handlers;
            _isRunning = false;
            if (_isUnsubscribed)
            {
                SetJobState(JobState.Stopped);
            }
        }
    }

    private sealed class JobErrorSink(PSEventJob job) : OutputSink
    {
        public override void Write(object? value)
        {
            if (BaseValue.Of(value) is ErrorRecord record)
            {
                job.Error.Add(record);
            }
        }
    }
}
