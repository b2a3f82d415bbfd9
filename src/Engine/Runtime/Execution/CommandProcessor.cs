namespace System.Management.Automation.Runtime;

/// <summary>One command of a running pipeline: binds its arguments, then gets begin, one process call per input object, end and clean.</summary>
/// <remarks>
/// Order, driven by the pipeline processor: Bind for every command, Begin for every command, Process as objects arrive
/// (a command writes into <see cref="Output"/>, which calls the next command's Process before the write returns), End in order,
/// Clean for every command whatever happened, Dispose.
/// </remarks>
internal abstract class CommandProcessor : IDisposable
{
    protected CommandProcessor(ExecutionContext context, CommandInfo command)
    {
        Context = context;
        Command = command;
    }

    public ExecutionContext Context { get; }

    public CommandInfo Command { get; }

    /// <summary>Success output; set by the pipeline before Bind.</summary>
    public OutputSink Output { get; set; } = NullSink.Instance;

    /// <summary>The other streams, redirections of this command applied; set by the pipeline before Bind.</summary>
    public StreamSet Streams { get; set; } = StreamSet.Null;

    /// <summary>What <c>$MyInvocation</c> and error records show; set by the pipeline before Bind.</summary>
    public InvocationInfo? MyInvocation { get; set; }

    /// <summary>The command before this one writes into it, so pipeline-bound parameters may still come.</summary>
    public bool ExpectsInput { get; set; }

    /// <summary>The command wrote an error: <c>$?</c> is false after its pipeline.</summary>
    public virtual bool HadErrors => false;

    /// <summary>The command in whose call this one runs; the chain leads to all commands that are at work on the thread.</summary>
    internal CommandProcessor? Outer { get; set; }

    /// <summary>Begin was called; the pipeline does that when the first object arrives, or in order if none does.</summary>
    internal bool HasBegun { get; set; }

    /// <summary>Binds the command line. Throws ParameterBindingException; nothing has run by then.</summary>
    public abstract void Bind(ReadOnlySpan<CommandArgument> arguments);

    public abstract void Begin();

    public abstract void Process(object? input);

    /// <summary>The process call of a command that is first in its pipeline and gets no input.</summary>
    public abstract void ProcessWithoutInput();

    public abstract void End();

    public virtual void Clean()
    {
    }

    /// <summary>Another thread asks the command to stop: must return quickly and may only signal.</summary>
    public virtual void Stop()
    {
    }

    public virtual void Dispose()
    {
    }

    internal void EnsureBegun()
    {
        if (!HasBegun)
        {
            HasBegun = true;
            Begin();
        }
    }
}
