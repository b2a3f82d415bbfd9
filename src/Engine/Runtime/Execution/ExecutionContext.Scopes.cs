namespace System.Management.Automation.Runtime;

internal sealed partial class ExecutionContext
{
    /// <summary>Goes up whenever a memory of where a variable was found may have become wrong.</summary>
    public int VariableVersion { get; set; }

    /// <summary>Goes up whenever a command name may mean something else: call sites resolve again.</summary>
    public int CommandVersion { get; set; }

    /// <summary>Somebody made a variable that is the same in every scope, so that an assignment has to look for it.</summary>
    public bool HasAllScopeVariables { get; set; }

    /// <summary>The block that runs; null outside of scripts.</summary>
    public Compiler.Frame? CurrentFrame { get; set; }

    /// <summary>The context of the script that runs on this thread; null on other threads.</summary>
    [field: ThreadStatic]
    public static ExecutionContext? Current { get; set; }

    /// <exception cref="PSInvalidOperationException">No runspace runs a script on this thread.</exception>
    public static ExecutionContext Required => Current ?? throw new PSInvalidOperationException(
        "There is no Runspace available to run scripts in this thread. You can provide one in the DefaultRunspace property of the "
        + "System.Management.Automation.Runspaces.Runspace type.");

    /// <summary>Streams of the running block; those of the runspace's pipeline when none runs.</summary>
    public StreamSet CurrentStreams => CurrentFrame?.Streams ?? DefaultStreams;

    /// <summary>Where streams go that no command redirected; set by the pipeline that runs in this context.</summary>
    public StreamSet DefaultStreams { get; set; } = StreamSet.Null;

    /// <summary>What transformation and validation attributes get.</summary>
    public EngineIntrinsics? EngineIntrinsics { get; set; }

    /// <summary>How many try blocks with a catch or trap wait around the running statement: an error goes to them instead of the error stream.</summary>
    public int HandlerDepth { get; set; }


    /// <summary>Set-StrictMode was used at least once: only then are scopes asked.</summary>
    public bool UsesStrictMode { get; set; }
}
