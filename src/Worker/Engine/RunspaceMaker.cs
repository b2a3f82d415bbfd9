using System.Management.Automation.Runspaces;
using Microsoft.Azure.Functions.PowerShellWorker.Commands;

namespace Microsoft.Azure.Functions.PowerShellWorker.Engine;

/// <summary>Makes the runspaces of the pool from one session state that they share.</summary>
internal sealed class RunspaceMaker
{
    /// <summary>Types that scripts may write without their namespace.</summary>
    private static readonly (string Name, Type Type)[] ShortNames =
    [
        (nameof(HttpRequestContext), typeof(HttpRequestContext)),
        (nameof(HttpResponseContext), typeof(HttpResponseContext)),
        (nameof(HttpResponseCookie), typeof(HttpResponseCookie)),
        ("Function", typeof(FunctionAttribute)),
        ("HttpTrigger", typeof(HttpTriggerAttribute)),
        ("TimerTrigger", typeof(TimerTriggerAttribute)),
        ("QueueTrigger", typeof(QueueTriggerAttribute)),
        ("InputBinding", typeof(InputBindingAttribute)),
        ("OutputBinding", typeof(OutputBindingAttribute)),
        ("HttpOutput", typeof(HttpOutputAttribute)),
    ];

    // As an object, so that this type can be loaded before the engine, whatever the engine turns out to be.
    private readonly Lazy<object> _sessionState;

    public RunspaceMaker(IEngineBridge bridge) => _sessionState = new(() => CreateSessionState(bridge));

    /// <summary>Does what has to be done once before the first script is parsed or run.</summary>
    public void Prepare() => _ = _sessionState.Value;

    /// <summary>Opens a runspace on the calling thread; its pipelines run on whichever thread invokes them.</summary>
    public Runspace Open(FunctionHost host, string name)
    {
        var runspace = RunspaceFactory.CreateRunspace(host, (InitialSessionState)_sessionState.Value);
        runspace.ThreadOptions = PSThreadOptions.UseCurrentThread;
        runspace.Name = name;
        runspace.Open();
        return runspace;
    }

    private static InitialSessionState CreateSessionState(IEngineBridge bridge)
    {
        foreach (var (name, type) in ShortNames)
        {
            bridge.AddTypeAccelerator(name, type);
        }

        var state = InitialSessionState.CreateDefault();
        // The commands of the helper module are there from the start: finding the module by auto-loading would cost the first
        // invocation of every runspace. Module-qualified names still load the module itself.
        state.Commands.Add(new SessionStateCmdletEntry("Push-OutputBinding", typeof(PushOutputBindingCommand), null));
        state.Commands.Add(new SessionStateCmdletEntry("Get-OutputBinding", typeof(GetOutputBindingCommand), null));
        state.Commands.Add(new SessionStateCmdletEntry("Trace-PipelineObject", typeof(TracePipelineObjectCommand), null));
        state.Commands.Add(new SessionStateCmdletEntry("Write-FunctionLog", typeof(WriteFunctionLogCommand), null));
        if (OperatingSystem.IsWindows())
        {
            state.ExecutionPolicy = Microsoft.PowerShell.ExecutionPolicy.Unrestricted;
        }

        return state;
    }
}
