using System.Management.Automation.Host;

namespace System.Management.Automation.Runtime;

internal sealed partial class ExecutionContext
{
    private CommandDiscovery? _discovery;
    private EngineEventManager? _events;
    private JobManager? _jobManager;
    private JobRepository? _jobRepository;

    /// <summary>The host that the running pipeline talks to; set when the runspace opens, and for the time of a call that brings its own.</summary>
    public PSHost Host { get; set; } = SilentHost.Instance;

    public CommandDiscovery Discovery => _discovery ??= new CommandDiscovery(this);

    /// <summary>The runspace's events; made when somebody subscribes.</summary>
    public PSEventManager Events => _events ??= new EngineEventManager(this);

    /// <summary>The event manager, if anybody used it.</summary>
    public EngineEventManager? EventsIfAny => _events;

    public JobManager JobManager => _jobManager ??= new JobManager();

    public JobRepository JobRepository => _jobRepository ??= new JobRepository();

    public PSLanguageMode LanguageMode { get; set; } = PSLanguageMode.FullLanguage;

    /// <summary>The command that is at work, and through its <see cref="CommandProcessor.Outer"/> those in whose calls it runs.</summary>
    public CommandProcessor? CurrentCommand
    {
        get => Volatile.Read(ref _currentCommand);
        set => _currentCommand = value;
    }

    private CommandProcessor? _currentCommand;

    /// <summary>The runspace closes.</summary>
    public void Dispose()
    {
        _modules?.Dispose();
    }

    public EngineIntrinsics GetEngineIntrinsics() => EngineIntrinsics ??= new EngineIntrinsics(this);

    /// <summary>From another thread: makes the running script end soon. Blocking commands are told.</summary>
    public void RequestStop()
    {
        StopRequested = true;
        for (var command = CurrentCommand; command is not null; command = command.Outer)
        {
            try
            {
                command.Stop();
            }
            catch (Exception e) when (e is not OutOfMemoryException)
            {
                // A command that fails to stop must not keep the others from being told.
            }
        }
    }

    public void WriteProgress(long sourceId, ProgressRecord record)
    {
        if (ProgressSink is { } sink)
        {
            sink.Write(record);
        }
        else
        {
            Host.UI?.WriteProgress(sourceId, record);
        }
    }

    /// <summary>Where progress goes while a PowerShell object that collects it runs; null for the host.</summary>
    public OutputSink? ProgressSink { get; set; }

    /// <summary>-WhatIf's messages go straight to the host, as nothing else of a command does.</summary>
    public void WriteWhatIf(string message) => Host.UI?.WriteLine(message);
}
