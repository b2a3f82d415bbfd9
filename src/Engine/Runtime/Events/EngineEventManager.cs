using System.Collections.Concurrent;
using System.Linq.Expressions;
using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>The events of one runspace. Events come from any thread; actions run on the thread of the running script, between its statements.</summary>
internal sealed class EngineEventManager : PSEventManager
{
    private readonly ExecutionContext _context;
    private readonly Lock _gate = new();
    private readonly List<PSEventSubscriber> _subscribers = [];
    private readonly ConcurrentQueue<(PSEventSubscriber Subscriber, PSEventArgs Event)> _pending = new();
    private int _lastSubscription;
    private bool _isRunningActions;

    public EngineEventManager(ExecutionContext context) => _context = context;

    public override List<PSEventSubscriber> Subscribers
    {
        get
        {
            lock (_gate)
            {
                return [.. _subscribers];
            }
        }
    }

    public override IEnumerable<PSEventSubscriber> GetEventSubscribers(string sourceIdentifier)
        => Subscribers.Where(subscriber => subscriber.SourceIdentifier.Equals(sourceIdentifier, StringComparison.OrdinalIgnoreCase));

    public override PSEventSubscriber SubscribeEvent(object? source, string? eventName, string sourceIdentifier, PSObject? data, ScriptBlock? action,
        bool supportEvent, bool forwardEvent)
        => SubscribeEvent(source, eventName, sourceIdentifier, data, action, supportEvent, forwardEvent, 0);

    public override PSEventSubscriber SubscribeEvent(object? source, string? eventName, string sourceIdentifier, PSObject? data, ScriptBlock? action,
        bool supportEvent, bool forwardEvent, int maxTriggerCount)
    {
        var subscriber = New(source, eventName, sourceIdentifier, data, supportEvent, forwardEvent, maxTriggerCount);
        if (action is not null)
        {
            subscriber.Action = new PSEventJob(this, subscriber, action, sourceIdentifier);
            if (!supportEvent)
            {
                _context.JobRepository.Add(subscriber.Action);
            }
        }

        return Add(subscriber);
    }

    public override PSEventSubscriber SubscribeEvent(object? source, string? eventName, string sourceIdentifier, PSObject? data,
        PSEventReceivedEventHandler? handlerDelegate, bool supportEvent, bool forwardEvent)
        => SubscribeEvent(source, eventName, sourceIdentifier, data, handlerDelegate, supportEvent, forwardEvent, 0);

    public override PSEventSubscriber SubscribeEvent(object? source, string? eventName, string sourceIdentifier, PSObject? data,
        PSEventReceivedEventHandler? handlerDelegate, bool supportEvent, bool forwardEvent, int maxTriggerCount)
    {
        var subscriber = New(source, eventName, sourceIdentifier, data, supportEvent, forwardEvent, maxTriggerCount);
        subscriber.HandlerDelegate = handlerDelegate;
        return Add(subscriber);
    }

    public override void UnsubscribeEvent(PSEventSubscriber subscriber)
    {
        ArgumentNullException.ThrowIfNull(subscriber);
        lock (_gate)
        {
            if (!_subscribers.Remove(subscriber))
            {
                return;
            }
        }

        if (subscriber.Attached is { } attached)
        {
            EventOf(subscriber.SourceObject!, subscriber.EventName!)!.RemoveEventHandler(TargetOf(subscriber.SourceObject!), attached);
        }

        subscriber.Action?.NoteUnsubscribed();
        subscriber.OnUnsubscribed(this);
    }

    /// <summary>The runspace closes: those who asked are told, on this thread.</summary>
    public void RaiseExiting()
    {
        if (GetEventSubscribers(PSEngineEvent.Exiting).Any())
        {
            GenerateEvent(PSEngineEvent.Exiting, null, [], null, processInCurrentThread: true, waitForCompletionInCurrentThread: true);
        }
    }

    /// <summary>Runs the actions of events that came meanwhile. On the thread of the script.</summary>
    public void RunPendingActions()
    {
        if (_isRunningActions)
        {
            return;
        }

        _isRunningActions = true;
        try
        {
            while (_pending.TryDequeue(out var item))
            {
                item.Subscriber.Action!.Run(_context, item.Event, item.Subscriber);
            }
        }
        finally
        {
            _isRunningActions = false;
        }
    }

    protected override PSEventArgs CreateEvent(string sourceIdentifier, object? sender, object[]? args, PSObject? extraData)
        => new(_context.Runspace.InstanceId, GetNextEventId(), sourceIdentifier, sender, args, extraData);

    protected override void ProcessNewEvent(PSEventArgs newEvent, bool processInCurrentThread)
        => ProcessNewEvent(newEvent, processInCurrentThread, false);

    protected internal override void ProcessNewEvent(PSEventArgs newEvent, bool processInCurrentThread, bool waitForCompletionWhenInCurrentThread)
    {
        var isHandled = false;
        foreach (var subscriber in GetEventSubscribers(newEvent.SourceIdentifier).ToArray())
        {
            isHandled |= Deliver(subscriber, newEvent);
        }

        if (!isHandled)
        {
            ReceivedEvents.Add(newEvent);
            return;
        }

        if (!_pending.IsEmpty)
        {
            if (processInCurrentThread || ReferenceEquals(ExecutionContext.Current, _context))
            {
                RunPendingActions();
            }
            else
            {
                _context.RequestAttention();
            }
        }
    }

    private static EventInfo? EventOf(object source, string name)
    {
        var (type, flags) = source is Type given ? (given, BindingFlags.Public | BindingFlags.Static) : (source.GetType(), BindingFlags.Public | BindingFlags.Instance);
        return type.GetEvent(name, flags | BindingFlags.IgnoreCase);
    }

    private static object? TargetOf(object source) => source is Type ? null : source;

    private PSEventSubscriber New(object? source, string? eventName, string sourceIdentifier, PSObject? data, bool supportEvent, bool forwardEvent, int maxTriggerCount)
    {
        source = BaseValue.Of(source);
        var id = Interlocked.Increment(ref _lastSubscription);
        var name = string.IsNullOrEmpty(sourceIdentifier) ? Guid.NewGuid().ToString() : sourceIdentifier;
        var subscriber = new PSEventSubscriber(id, source, eventName, name, supportEvent, forwardEvent, maxTriggerCount) { MessageData = data };
        if (source is not null && !string.IsNullOrEmpty(eventName))
        {
            Attach(subscriber, source, eventName);
        }

        return subscriber;
    }

    private void Attach(PSEventSubscriber subscriber, object source, string eventName)
    {
        var target = EventOf(source, eventName) ?? throw new ArgumentException(
            $"Cannot register for the specified event. An event with the name '{eventName}' does not exist.", nameof(eventName));
        var invoke = target.EventHandlerType!.GetMethod("Invoke")!;
        if (invoke.ReturnType != typeof(void))
        {
            throw new ArgumentException("Cannot register for the specified event. Events that require a return value are not supported.", nameof(eventName));
        }

        // (a, b, …) => Raise(subscriber, new object[] { a, b, … })
        var parameters = Array.ConvertAll(invoke.GetParameters(), static parameter => Expression.Parameter(parameter.ParameterType, parameter.Name));
        var raise = new Action<PSEventSubscriber, object[]>(Raise);
        var body = Expression.Invoke(Expression.Constant(raise), Expression.Constant(subscriber),
            Expression.NewArrayInit(typeof(object), parameters.Select(static parameter => Expression.Convert(parameter, typeof(object)))));
        subscriber.Attached = Expression.Lambda(target.EventHandlerType, body, parameters).Compile(preferInterpretation: true);
        target.AddEventHandler(TargetOf(source), subscriber.Attached);
    }

    private void Raise(PSEventSubscriber subscriber, object[] arguments)
        => GenerateEvent(subscriber.SourceIdentifier, arguments.Length > 0 ? arguments[0] : subscriber.SourceObject, arguments, subscriber.MessageData);

    private PSEventSubscriber Add(PSEventSubscriber subscriber)
    {
        lock (_gate)
        {
            _subscribers.Add(subscriber);
        }

        return subscriber;
    }

    private bool Deliver(PSEventSubscriber subscriber, PSEventArgs newEvent)
    {
        if (subscriber.Action is null && subscriber.HandlerDelegate is null)
        {
            CountTrigger(subscriber);
            return false;
        }

        if (subscriber.HandlerDelegate is { } handler)
        {
            handler(newEvent.Sender, newEvent);
        }
        else
        {
            _pending.Enqueue((subscriber, newEvent));
        }

        CountTrigger(subscriber);
        return true;
    }

    private void CountTrigger(PSEventSubscriber subscriber)
    {
        if (subscriber.RemainingTriggers > 0 && --subscriber.RemainingTriggers == 0)
        {
            UnsubscribeEvent(subscriber);
        }
    }
}
