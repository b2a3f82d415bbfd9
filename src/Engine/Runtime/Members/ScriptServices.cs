namespace System.Management.Automation.Runtime;

/// <summary>What values need of the part that runs scripts.</summary>
internal abstract class ScriptServices
{
    private static ScriptServices _current = new EngineScriptServices();

    public static ScriptServices Current
    {
        get => _current;
        set => _current = value;
    }

    /// <summary>The value of <c>$OFS</c> where the current thread's script runs; a space when it is not set.</summary>
    public abstract string OutputFieldSeparator { get; }

    /// <summary>Runs a block as script properties, script methods and operators run theirs: in a new scope of its session state.</summary>
    /// <param name="block">The block.</param>
    /// <param name="dollarUnder">Value of <c>$_</c>, or null to leave it alone.</param>
    /// <param name="self">Value of <c>$this</c>, or null to leave it alone.</param>
    /// <param name="arguments">What <c>$args</c> and the parameters get.</param>
    /// <returns>Its output as an assignment sees it, except that nothing is null.</returns>
    public abstract object? Invoke(ScriptBlock block, object? dollarUnder, object? self, object?[] arguments);

    /// <summary>Runs a block where the current thread's script runs, without a scope of its own, as <c>-replace</c> does.</summary>
    public abstract object? InvokeInCallersScope(ScriptBlock block, object? dollarUnder);

    /// <summary>A delegate that runs the block with the delegate's arguments and converts the output to its return type.</summary>
    public abstract Delegate CreateDelegate(ScriptBlock block, Type delegateType);

    /// <summary>Whether <c>Set-StrictMode</c> asks for this version's rules where the current thread's script runs.</summary>
    public abstract bool IsStrict(int majorVersion);
}
