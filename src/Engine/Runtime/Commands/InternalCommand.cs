using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Internal;

/// <summary>The base of cmdlets: what the engine calls.</summary>
public abstract class InternalCommand
{
    private ICommandRuntime? _commandRuntime;

    internal InternalCommand()
    {
    }

    public CommandOrigin CommandOrigin => CommandOriginInternal;

    internal CommandOrigin CommandOriginInternal { get; set; } = CommandOrigin.Internal;

    /// <summary>The engine, another program's stand-in, or null before the command runs.</summary>
    internal ICommandRuntime? Runtime
    {
        get => _commandRuntime;
        set
        {
            _commandRuntime = value;
            EngineRuntime = value as Automation.Runtime.CommandRuntime;
        }
    }

    /// <summary>The runtime if it is the engine's own, so that writing needs no interface call.</summary>
    internal Automation.Runtime.CommandRuntime? EngineRuntime { get; private set; }

    /// <summary>The context in which the command runs.</summary>
    internal ExecutionContext Context => EngineRuntime?.Context ?? ExecutionContext.Required;

    internal abstract void DoBegin();

    internal abstract void DoProcess();

    internal abstract void DoEnd();

    internal abstract void DoStop();
}
